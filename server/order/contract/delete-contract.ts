import type { contract } from '@hakobu/contract/order/contract/contract.endpoints.ts';
import { deleteRow } from '#kernel/crud/rows.ts';
import type { Handler } from '#kernel/route.ts';
import { lockContract, requireStep } from './lock-contract.ts';

/** Deletes a draft. Nothing can refer to it yet. */
export const deleteContract: Handler<typeof contract.delete> = async (ctx, { params, version }) => {
  const id = String(params.id);
  requireStep(await lockContract(ctx, { id, version, orders: [] }), 'delete');
  await deleteRow(ctx, 'contracts', id);
  ctx.log({ logable_type: 'contract', logable_id: id, type_id: 'deleted', content: {} });
};
