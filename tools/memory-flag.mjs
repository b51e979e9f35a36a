/**
 * How much of the memory that a server keeps may grow before it is tidied in earnest, in MiB: more only lets
 * rubbish lie longer. `NODE_OPTIONS` of the operator comes on top.
 */
export const MEMORY_FLAG = '--max-old-space-size=256';
