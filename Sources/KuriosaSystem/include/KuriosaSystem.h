#ifndef KURIOSA_SYSTEM_H
#define KURIOSA_SYSTEM_H

/// Exchanges two paths in one step (`renameat2` with `RENAME_EXCHANGE`); -1 with `errno` ENOSYS where the system has none.
int kuriosa_exchange(const char *first, const char *second);

/// Flushes the file system that holds the open file `descriptor` (`syncfs`, else `fsync`).
int kuriosa_sync_file_system(int descriptor);

#endif
