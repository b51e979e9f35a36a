/**
 * V8 flags that limit memory, in MiB: the old generation grows by at most this much before a full
 * collection, since more only delays it. The young generation gets up to 48 MiB under load: with less,
 * objects of requests in progress are copied repeatedly, a fifth of all CPU time. When idle the memory is
 * returned, because the server then collects garbage. `NODE_OPTIONS` of the operator are added.
 */
export const MEMORY_FLAGS = ['--max-old-space-size=256', '--max-semi-space-size=16', '--expose-gc'];

/**
 * Settings of the allocator: without them each thread of Node keeps arenas of its own and returns little, 60
 * to 80 MiB after an hour of load. `MALLOC_ARENA_MAX` and `MALLOC_TRIM_THRESHOLD_` (bytes) are glibc's;
 * other allocators ignore them. Values of the operator take precedence.
 */
export const MEMORY_ENV = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072' };
