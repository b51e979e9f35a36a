import { sql } from 'kysely';
import type { address } from '@hakobu/contract/identity/address/address.endpoints.ts';
import { deleteRow } from '#kernel/crud/rows.ts';
import { lockRow } from '#kernel/list/list-rows.ts';
import { Refusal } from '#kernel/refusal.ts';
import type { Handler } from '#kernel/route.ts';
import { addressSource } from './address.queries.ts';

/** Deletes an address; the default one must be the last. Refuses with `default_address`. */
export const deleteAddress: Handler<typeof address.delete> = async (ctx, { params, version }) => {
  const { is_default, others } = await lockRow<{ is_default: boolean; others: boolean }>(ctx, addressSource, {
    id: params.id,
    version,
    columns: sql`a.is_default, exists (select from addresses o where o.user_id = a.user_id
      and o.id <> a.id) as others`,
  });
  if (is_default && others) throw new Refusal('default_address');
  await deleteRow(ctx, 'addresses', params.id);
  ctx.log({ logable_type: 'address', logable_id: params.id, type_id: 'deleted', content: {} });
};
