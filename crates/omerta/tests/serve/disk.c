/*
 * A disk that forgets what was not synced. It is preloaded into the server by power_cut.rs and stands between it and the system,
 * for the files of one folder:
 *
 * - NAME.durable, in a folder beside, is what a disk would surely hold: NAME as it was when it was first opened or last synced.
 * - NAME.pending is what was written since, one record after the other. A sync carries it over and empties it.
 *
 * When the power goes, the test makes each file anew from what is durable and whatever it chooses of what is pending.
 *
 * Only what SQLite does is known here. Bytes that come in another way (writev, a shared mapping, a copied descriptor) are in no
 * journal, so they are lost at the cut: then the test fails, it does not pass by mistake. Names are simple: a file that was made,
 * renamed or removed is so at once, as if the folder had been synced.
 */
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <unistd.h>

enum { WRITE = 1, TRUNCATE = 2 };

struct record {
    uint64_t kind, offset, length;
};

/* What belongs to a descriptor of the server's, 0 if it is none of ours. */
struct file {
    int durable, pending;
};

#define MOST_FILES 65536
static struct file files[MOST_FILES];
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static const char *folder, *shadow;
static int lies;
/* A slow disk, so that the power often goes in the middle of a sync. */
static const useconds_t SYNC_TIME = 2000;

__attribute__((constructor)) static void begin(void) {
    folder = getenv("DISK_FOLDER");
    shadow = getenv("DISK_SHADOW");
    lies = getenv("DISK_LIES") != NULL;
}

static void fail(const char *what) {
    fprintf(stderr, "disk.c: %s: %s\n", what, strerror(errno));
    abort();
}

/* The system itself: our own files must not go through the functions below. */
static int sys_open(const char *path, int flags, mode_t mode) {
    return (int)syscall(SYS_openat, AT_FDCWD, path, flags | O_CLOEXEC, mode);
}

static void put(int fd, const void *from, size_t length, uint64_t offset) {
    for (size_t done = 0; done < length;) {
        ssize_t now = syscall(SYS_pwrite64, fd, (const char *)from + done, length - done, offset + done);
        if (now <= 0) fail("a shadow cannot be written");
        done += (size_t)now;
    }
}

/* The name of a file inside of the folder, or NULL. The index of the log is rebuilt after a restart, so no disk has to keep it. */
static const char *own_name(const char *path) {
    size_t length = folder ? strlen(folder) : 0;
    if (!length || strncmp(path, folder, length) || path[length] != '/') return NULL;
    const char *name = path + length + 1, *end = name + strlen(name);
    return end - name > 4 && !strcmp(end - 4, "-shm") ? NULL : name;
}

static void companion(char *path, const char *name, const char *kind) {
    if (snprintf(path, PATH_MAX, "%s/%s.%s", shadow, name, kind) >= PATH_MAX) fail("a path is too long");
}

/* What is in the file now counts as durable: nobody has written to it since the power came back. */
static void take_over(int fd, const char *durable) {
    char fresh[PATH_MAX], bytes[65536];
    companion(fresh, "being-copied", "tmp");
    int copy = sys_open(fresh, O_RDWR | O_CREAT | O_TRUNC, 0600);
    if (copy < 0) fail(fresh);
    off_t offset = 0;
    for (ssize_t length; (length = pread(fd, bytes, sizeof bytes, offset)) > 0; offset += length)
        put(copy, bytes, (size_t)length, (uint64_t)offset);
    syscall(SYS_close, copy);
    if (syscall(SYS_renameat2, AT_FDCWD, fresh, AT_FDCWD, durable, 0)) fail(durable);
}

static void track(int fd) {
    char link[64], path[PATH_MAX], durable[PATH_MAX], pending[PATH_MAX];
    struct stat about;
    snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
    ssize_t length = readlink(link, path, sizeof path - 1);
    if (length < 0 || fd >= MOST_FILES) fail(link);
    path[length] = 0;
    const char *name = own_name(path);
    if (!name || fstat(fd, &about) || !S_ISREG(about.st_mode)) return;
    companion(durable, name, "durable");
    companion(pending, name, "pending");
    struct file file = {sys_open(durable, O_RDWR, 0), sys_open(pending, O_RDWR | O_CREAT | O_APPEND, 0600)};
    if (file.durable < 0) {
        take_over(fd, durable);
        file.durable = sys_open(durable, O_RDWR, 0);
    }
    if (file.durable < 0 || file.pending < 0) fail(path);
    files[fd] = file;
}

static int is_tracked(int fd) {
    return fd >= 0 && fd < MOST_FILES && __atomic_load_n(&files[fd].durable, __ATOMIC_ACQUIRE);
}

static void note(int fd, uint64_t kind, uint64_t offset, uint64_t length, const void *bytes) {
    struct record record = {kind, offset, length};
    struct iovec parts[] = {{&record, sizeof record}, {(void *)bytes, kind == WRITE ? length : 0}};
    size_t whole = parts[0].iov_len + parts[1].iov_len;
    if (syscall(SYS_writev, files[fd].pending, parts, 2) != (ssize_t)whole) fail("a journal cannot be written");
}

/* Carries over what is pending. The power may go in the middle: then a part of it has reached the disk. */
static void carry_over(struct file file) {
    struct record record;
    off_t at = 0;
    while (pread(file.pending, &record, sizeof record, at) == sizeof record) {
        at += sizeof record;
        if (record.kind == TRUNCATE) {
            if (syscall(SYS_ftruncate, file.durable, record.length)) fail("a shadow cannot be cut");
            continue;
        }
        char *bytes = malloc(record.length);
        if (!bytes || pread(file.pending, bytes, record.length, at) != (ssize_t)record.length) fail("a journal cannot be read");
        put(file.durable, bytes, record.length, record.offset);
        free(bytes);
        at += (off_t)record.length;
    }
    if (syscall(SYS_ftruncate, file.pending, 0)) fail("a journal cannot be emptied");
}

static int cut_to(int fd, off_t length) {
    int result = (int)syscall(SYS_ftruncate, fd, length);
    if (!result && is_tracked(fd)) note(fd, TRUNCATE, 0, (uint64_t)length, NULL);
    return result;
}

static int open_any(int at, const char *path, int flags, mode_t mode) {
    pthread_mutex_lock(&lock);
    /* What the file held before it is emptied must be known first. */
    int fd = (int)syscall(SYS_openat, at, path, flags & ~O_TRUNC, mode);
    if (fd >= 0 && folder) track(fd);
    if (fd >= 0 && flags & O_TRUNC && cut_to(fd, 0)) fail(path);
    pthread_mutex_unlock(&lock);
    return fd;
}

static int sync_any(int fd, long number) {
    if (!is_tracked(fd)) return (int)syscall(number, fd);
    usleep(SYNC_TIME);
    pthread_mutex_lock(&lock);
    if (!lies) carry_over(files[fd]);
    pthread_mutex_unlock(&lock);
    return 0;
}

/* From here on: what the server calls. Names that end in 64 are the same on the machines that this runs on. */

#define MODE(flags, mode)                           \
    mode_t mode = 0;                                \
    if (flags & (O_CREAT | O_TMPFILE)) {            \
        va_list rest;                               \
        va_start(rest, flags);                      \
        mode = (mode_t)va_arg(rest, unsigned);      \
        va_end(rest);                               \
    }

int open(const char *path, int flags, ...) {
    MODE(flags, mode)
    return open_any(AT_FDCWD, path, flags, mode);
}

int open64(const char *path, int flags, ...) {
    MODE(flags, mode)
    return open_any(AT_FDCWD, path, flags, mode);
}

int openat(int at, const char *path, int flags, ...) {
    MODE(flags, mode)
    return open_any(at, path, flags, mode);
}

int openat64(int at, const char *path, int flags, ...) {
    MODE(flags, mode)
    return open_any(at, path, flags, mode);
}

int creat(const char *path, mode_t mode) {
    return open_any(AT_FDCWD, path, O_CREAT | O_WRONLY | O_TRUNC, mode);
}

int close(int fd) {
    if (!is_tracked(fd)) return (int)syscall(SYS_close, fd);
    pthread_mutex_lock(&lock);
    syscall(SYS_close, files[fd].durable);
    syscall(SYS_close, files[fd].pending);
    files[fd] = (struct file){0, 0};
    int result = (int)syscall(SYS_close, fd);
    pthread_mutex_unlock(&lock);
    return result;
}

ssize_t write(int fd, const void *from, size_t length) {
    if (!is_tracked(fd)) return syscall(SYS_write, fd, from, length);
    pthread_mutex_lock(&lock);
    ssize_t written = syscall(SYS_write, fd, from, length);
    /* Where it ended tells where it began, in a file that is only added to as well. */
    if (written > 0) note(fd, WRITE, (uint64_t)(lseek(fd, 0, SEEK_CUR) - written), (uint64_t)written, from);
    pthread_mutex_unlock(&lock);
    return written;
}

ssize_t pwrite(int fd, const void *from, size_t length, off_t offset) {
    if (!is_tracked(fd)) return syscall(SYS_pwrite64, fd, from, length, offset);
    pthread_mutex_lock(&lock);
    ssize_t written = syscall(SYS_pwrite64, fd, from, length, offset);
    if (written > 0) note(fd, WRITE, (uint64_t)offset, (uint64_t)written, from);
    pthread_mutex_unlock(&lock);
    return written;
}

ssize_t pwrite64(int fd, const void *from, size_t length, off64_t offset) {
    return pwrite(fd, from, length, offset);
}

int ftruncate(int fd, off_t length) {
    pthread_mutex_lock(&lock);
    int result = cut_to(fd, length);
    pthread_mutex_unlock(&lock);
    return result;
}

int ftruncate64(int fd, off64_t length) {
    return ftruncate(fd, length);
}

int fsync(int fd) {
    return sync_any(fd, SYS_fsync);
}

int fdatasync(int fd) {
    return sync_any(fd, SYS_fdatasync);
}

int unlink(const char *path) {
    char durable[PATH_MAX], pending[PATH_MAX];
    const char *name = own_name(path);
    pthread_mutex_lock(&lock);
    int result = (int)syscall(SYS_unlinkat, AT_FDCWD, path, 0);
    if (!result && name) {
        companion(durable, name, "durable");
        companion(pending, name, "pending");
        syscall(SYS_unlinkat, AT_FDCWD, durable, 0);
        syscall(SYS_unlinkat, AT_FDCWD, pending, 0);
    }
    pthread_mutex_unlock(&lock);
    return result;
}

int rename(const char *from, const char *to) {
    static const char *const KINDS[] = {"durable", "pending"};
    char before[PATH_MAX], after[PATH_MAX];
    const char *old = own_name(from), *new = own_name(to);
    pthread_mutex_lock(&lock);
    int result = (int)syscall(SYS_renameat2, AT_FDCWD, from, AT_FDCWD, to, 0);
    for (int kind = 0; !result && old && new && kind < 2; kind++) {
        companion(before, old, KINDS[kind]);
        companion(after, new, KINDS[kind]);
        syscall(SYS_renameat2, AT_FDCWD, before, AT_FDCWD, after, 0);
    }
    pthread_mutex_unlock(&lock);
    return result;
}
