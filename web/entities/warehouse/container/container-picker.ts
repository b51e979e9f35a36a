import { listContainers } from '@hakobu/contract/warehouse/container/container.endpoints.ts';

/** Debounce of the container search in milliseconds. */
export const CONTAINER_WAIT_MS = 500;

/** Finds a container. */
export const containers = {
  endpoint: listContainers,
  wait: CONTAINER_WAIT_MS,
  labelOf: (row: { id: number; name: string }) => row.name,
};
