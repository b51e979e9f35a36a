/**
 * How much of the memory that a server keeps may grow before it is tidied in earnest, in MiB: more only lets
 * rubbish lie longer. New objects, most of which live for a request, get 12 MiB before those that are done
 * with go: a third of what the program takes else, which then never gives it back. `NODE_OPTIONS` of the
 * operator comes on top.
 */
export const MEMORY_FLAGS = ['--max-old-space-size=256', '--max-semi-space-size=4'];
