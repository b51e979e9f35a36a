import type { ResponseOf } from '@hakobu/contract/kernel/endpoint.ts';
import type { getContainer } from '@hakobu/contract/warehouse/container/container.endpoints.ts';

export type Container = ResponseOf<typeof getContainer>;
/** `out`: plan, load and cut off at the origin. `in`: unload at the destination. */
export type Side = 'out' | 'in';
