import { listContainers } from '@hakobu/contract/warehouse/container/container.endpoints.ts';

/** How long a search among containers waits after the last key. */
export const CONTAINER_WAIT_MS = 500;

/** What pickers need to find a container. */
export const containers = {
  endpoint: listContainers,
  wait: CONTAINER_WAIT_MS,
  labelOf: (row: { id: number; name: string }) => row.name,
};
