#ifndef KURIOSA_SYSTEM_H
#define KURIOSA_SYSTEM_H

#include <signal.h>

/// Exchanges two paths in one step (`renameat2` with `RENAME_EXCHANGE`); -1 with `errno` ENOSYS where the system has none.
int kuriosa_exchange(const char *first, const char *second);

/// Opens a folder only to reach its entries, also one that may not be read; -1 with `errno` where it can't be.
int kuriosa_open_folder(const char *path);

/// Flushes the file system that holds the open file `descriptor` (`syncfs`, else `fsync`).
int kuriosa_sync_file_system(int descriptor);

/// Copies the extended attributes and access lists of one open file to another, as far as that is allowed.
void kuriosa_copy_attributes(int from, int to);

/// Columns of the terminal that is open as `descriptor`; 0 if it is none or doesn't say.
int kuriosa_terminal_width(int descriptor);

/// Cores that this process may use; at least 1.
int kuriosa_available_cores(void);

/// Adds 1 to a counter that threads share; returns what it was before.
static inline long kuriosa_take_next(long *counter) { return __atomic_fetch_add(counter, 1, __ATOMIC_RELAXED); }

/// Makes sure that 0, 1 and 2 are open, so that no file opened later takes their place. What was closed fails on use.
void kuriosa_open_standard_descriptors(void);

/// Lets the C library ask for memory in larger pieces and keep it, where it can be told: each piece that is asked for or
/// given back stops the threads that touch new memory at that moment.
void kuriosa_prepare_memory(void);

/// Lets a closed pipe end the process by its signal, and a write beyond a size limit fail with EFBIG.
void kuriosa_reset_signals(void);

/// Gives a process that was sent the signal of a closed pipe its quiet end. Does not return.
void kuriosa_end_by_closed_pipe(void);

/// From now on a fault of the program itself (a trap, a bad access, a stack overflow) writes `message` to standard
/// error and ends the process with `status`. `message` must live as long as the process.
void kuriosa_catch_faults(const char *message, int status);

/// Gives the calling thread a stack of its own for the handler of `kuriosa_catch_faults`.
void kuriosa_prepare_thread(void);

/// Calls `own` on this thread and at the same time `other` on each of up to `count` new threads with stacks of
/// `stack_size` bytes; returns when all are done. Both get `argument`.
void kuriosa_run_threads(int count, long stack_size, void (*other)(void *), void (*own)(void *), void *argument);

/// Starts a program, looked for in PATH, that reads from one open file and has its output and errors on
/// others. Returns its process id, or -1 with `errno`.
int kuriosa_start_process(char *const arguments[], int input, int output, int errors);

/// The arguments of the process as the system handed them over, the name of the program first, and their number; null
/// where the C library does not tell.
char **kuriosa_arguments(int *count);

/// An open file without a name that holds some bytes and is read from its start; -1 with `errno`.
int kuriosa_open_bytes(const void *bytes, long count);

/// Waits for a process to end: its exit status, or 128 and the number of the signal that ended it; -1 with `errno`.
int kuriosa_wait_for_process(int process);

/// Makes a pipe that programs started later don't get: reading end, writing end. -1 with `errno`.
int kuriosa_make_pipe(int ends[2]);

/// Waits until something can be read from one of two open files; a negative one is left out. The sum of 1 for the
/// first and 2 for the second.
int kuriosa_wait_readable(int first, int second);

/// Holds back the signals by which people and systems end a process from this thread; tells what was held before.
void kuriosa_hold_signals(sigset_t *before);

/// Holds back exactly the signals in the set.
void kuriosa_set_signals(const sigset_t *set);

#endif
