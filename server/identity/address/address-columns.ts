import type { address } from '@hakobu/contract/identity/address/address.endpoints.ts';
import type { BodyOf } from '@hakobu/contract/kernel/endpoint.ts';
import type { Context } from '#kernel/context.ts';
import { hasRow } from '#kernel/crud/rows.ts';
import { refuseField, unknownReference } from '#kernel/refusal.ts';
import { requireCustomer } from '../user/user.queries.ts';

type Body = BodyOf<typeof address.update> & Pick<BodyOf<typeof address.create>, 'address'>;

/** Values of a new address besides its body: the current ward, and the default mark. */
export async function newAddress(ctx: Context, body: BodyOf<typeof address.create>) {
  const userId = body.user_id;
  if (userId !== ctx.actor.id) await requireCustomer(ctx, userId, 'user_id');
  // The contract requires one of the two names.
  return {
    ...(await asColumns(ctx, userId, body)),
    address_detail: body.address_detail ?? body.address ?? '',
  };
}

/** Derived columns of a changed address. Refuses with `not_a_successor`. */
export async function changedAddress(ctx: Context, body: BodyOf<typeof address.update>, id: string | number) {
  const before = await ctx.db
    .selectFrom('addresses')
    .select(['user_id', 'ward_id'])
    .where('id', '=', Number(id))
    .executeTakeFirstOrThrow();
  const columns = await asColumns(ctx, before.user_id, body);
  if (body.resolved_ward_id === undefined) return columns;
  const chosen = {
    old_ward_id: body.ward_id ?? before.ward_id ?? '',
    new_ward_id: body.resolved_ward_id,
  };
  if (!(await hasRow(ctx, 'ward_map', chosen))) throw refuseField('resolved_ward_id', 'not_a_successor');
  return { ...columns, resolved_ward_id: body.resolved_ward_id };
}

/** The single current unit that an old ward became; null for several successors or a current ward. */
async function successorOf({ db }: Context, wardId: string): Promise<string | null> {
  const [one, more] = await db
    .selectFrom('ward_map')
    .select(['new_ward_id', 'kind'])
    .where('old_ward_id', '=', wardId)
    .limit(2)
    .execute();
  return more === undefined && one?.kind === 'one' ? one.new_ward_id : null;
}

async function requireWard({ db }: Context, field: string, id: string | null | undefined): Promise<void> {
  if (id === undefined || id === null) return;
  if (!(await hasRow({ db }, 'wards', { id }))) throw unknownReference(field, id);
}

/** Checks the wards, finds the current one, and moves the default mark to a new default. */
async function asColumns(ctx: Context, userId: number, body: Body) {
  await requireWard(ctx, 'ward_id', body.ward_id);
  await requireWard(ctx, 'sender_ward_id', body.sender_ward_id);
  if (body.default === true)
    await ctx.db
      .updateTable('addresses')
      .set({ is_default: false })
      .where('user_id', '=', userId)
      .where('is_default', '=', true)
      .execute();
  return {
    default: undefined,
    address: undefined,
    is_default: body.default,
    address_detail: body.address_detail ?? body.address,
    resolved_ward_id:
      body.ward_id === undefined || body.ward_id === null
        ? body.ward_id
        : await successorOf(ctx, body.ward_id),
  };
}
