import type { RowOf } from '@hakobu/contract/kernel/endpoint.ts';
import { contract } from '@hakobu/contract/order/contract/contract.endpoints.ts';

export type Contract = RowOf<typeof contract.list>;

/** Finds a contract by its number or customer. */
export const contracts = {
  endpoint: contract.list,
  query: { include: ['customer'], sort: '-created_at' },
  labelOf: (row: { id: string; customer?: { name: string } | null }) =>
    `${row.id} · ${row.customer?.name ?? ''}`,
};
