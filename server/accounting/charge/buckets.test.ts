import { sql, type RawBuilder } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { useTestServer } from '../../../tests/support/test-server.ts';
import { bucketSum, bucketSums, bucketWithin, freightOfOrder, ofKind, servicesOfOrder } from './buckets.ts';

const server = useTestServer({ leavesDisorder: 'charges are written without documents' });
const ORDER = 'OR2600000001';
/**
 * Goods over 100 of which 30 are paid, 50 are owed and 20 repaid; a fee over 7; freight that the order bears,
 * and that it does not.
 */
beforeAll(() =>
  server.query(
    `with made as (insert into orders (id, organization_id, type_id, customer_id, status_id)
      select '${ORDER}', 1, 'retail', id, 'CompletedApprove' from users where role_id = 'customer' limit 1
      returning *), contract as (
      insert into contracts (id, organization_id, customer_id, status_id, start_date)
      select 'HD1', 1, customer_id, 'Open', current_date from made)
    insert into charges (organization_id, kind, currency_id, party_type, party_id, order_id,
      pays_for_order, contract_id, total, resolved, debited, repaid)
    select 1, kind, currency, 'user', customer_id, id, own, case when not own then 'HD1' end, total,
      resolved, debited, repaid
    from made, (values ('purchase_cost', 'JPY', true, 100, 30, 70, 20), ('service_fee', 'JPY', true, 7, 0, 0,
      0),
      ('freight', 'JPY', true, 40, 45, 0, 0), ('freight', 'VND', false, 900, 0, 0, 0)) as v (kind, currency,
        own, total,
      resolved, debited, repaid)`,
  ),
);

const ofOrder = sql`charges c where c.order_id = ${ORDER}`;
const select = async (columns: RawBuilder<unknown>) => {
  const { rows } = await sql<Record<string, string>>`select ${columns} from ${ofOrder}`.execute(
    server.app.database.db,
  );
  return rows[0];
};

describe('buckets of charges', () => {
  test('are columns named by charge kind', async () => {
    expect(await select(bucketSums('goods', ofKind('purchase_cost')))).toEqual({
      goods: '100',
      goods_paid: '50',
      goods_debited: '70',
      goods_outstanding: '50',
      goods_unsolved: '0',
    });
  });

  test('without a name and a condition are those of all charges', async () => {
    expect(await select(bucketSums())).toMatchObject({ total: '1047', paid: '95', outstanding: '50' });
  });

  test('exclude freight borne by a contract', async () => {
    expect(await select(sql`${bucketSum('total', freightOfOrder)} as freight`)).toEqual({ freight: '40' });
    expect(await select(sql`${bucketSum('total', servicesOfOrder)} as services`)).toEqual({ services: '47' });
  });

  test('of nothing are zero', async () => {
    expect(await select(sql`${bucketSum('total', ofKind('compensation'))} as none`)).toEqual({ none: '0' });
  });
});

describe('a range of a bucket', () => {
  const within = async (kind: 'purchase_cost' | 'freight', range: { start?: string; end?: string }) => {
    const condition = bucketWithin('unsolved', 'o.id', 'c.order_id', ofKind(kind))(range);
    const { rows } = await sql`select 1 from orders o where ${condition}`.execute(server.app.database.db);
    return rows.length;
  };

  test.for([
    ['purchase_cost', { start: '0', end: '0' }, 1],
    ['purchase_cost', { start: '1' }, 0],
    ['freight', { start: '-5', end: '-5' }, 1],
    ['freight', { end: '899' }, 0],
    ['freight', {}, 1],
  ] as const)('finds %s within %j', async ([kind, range, found]) => {
    expect(await within(kind, range)).toBe(found);
  });
});
