/**
 * How much of the memory that a server keeps may grow before it is tidied in earnest, in MiB: more only lets
 * rubbish lie longer. New objects, most of which live for a request, get up to 48 MiB while there is work:
 * with less, those of requests that are being answered are moved again and again, a fifth of all work. At
 * rest the room is given back, whatever it was: the server asks for a collection when nobody calls.
 * `NODE_OPTIONS` of the operator comes on top.
 */
export const MEMORY_FLAGS = ['--max-old-space-size=256', '--max-semi-space-size=16', '--expose-gc'];

/**
 * What the allocator beside the heap is told: without it, each of node's threads keeps pools of its own and
 * gives little back, 60 to 80 MiB after an hour of work. `MALLOC_ARENA_MAX` and `MALLOC_TRIM_THRESHOLD_`
 * (bytes) are glibc's; other allocators do not look. What the operator sets wins.
 */
export const MEMORY_ENV = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072' };
