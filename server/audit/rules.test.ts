import { beforeAll, describe, expect, test } from 'vitest';
import { cutOffAnyway, loadedBill, ownedBox } from '../../tests/main-job/boxes.ts';
import { done, paidOrder, people } from '../../tests/main-job/main-job.ts';
import { useTestServer } from '../../tests/support/test-server.ts';
import { rules } from './rules.ts';

const server = useTestServer();
beforeAll(async () => {
  await paidOrder(await people(server));
});

/** Breaks the books, asks which rules notice, and mends them again. */
async function noticed(breaking: string, mending: string): Promise<string[]> {
  await server.query(breaking);
  const broken: string[] = [];
  for (const [rule, question] of Object.entries(rules))
    if ((await server.query(question)).length > 0) broken.push(rule);
  await server.query(mending);
  return broken;
}

describe('the rules of money', () => {
  test.for(Object.keys(rules))('hold after ordinary work: %s', async (rule) => {
    expect(await server.query(rules[rule]!)).toEqual([]);
  });

  test('notice a balance that its postings do not make', async () => {
    expect(
      await noticed(
        'update ledger_accounts set debit_base = debit_base + 1 where id = 1',
        'update ledger_accounts set debit_base = debit_base - 1 where id = 1',
      ),
    ).toEqual(['kept balances are the sum of their postings', 'the books balance in VND']);
  });

  test('notice a charge that is settled beyond its lots', async () => {
    expect(
      await noticed(
        `update charges set debited = debited + 5 where kind = 'service_fee'`,
        `update charges set debited = debited - 5 where kind = 'service_fee'`,
      ),
    ).toEqual([
      'B-4: documents owe what the debt account says',
      'debt lots sum to their charges',
      'the clearing account holds what orders resolved',
    ]);
  });

  test('notice a cancelled order that asks, and one that owns boxes', async () => {
    expect(
      await noticed(`update orders set cancelled_at = now()`, `update orders set cancelled_at = null`),
    ).toContain('cancelled orders ask nothing and keep no money');
    const crew = await people(server);
    const { order } = await ownedBox(crew);
    expect(
      await noticed(
        `update orders set cancelled_at = now() where id = '${order.id}'`,
        `update orders set cancelled_at = null where id = '${order.id}'`,
      ),
    ).toContain('cancelled orders own nothing, got nothing and are bought nothing anew');
  });

  test('notice a bill that was rated after its container was cut off', async () => {
    const crew = await people(server);
    const { container } = await loadedBill(crew);
    await done(cutOffAnyway(crew, container), 200);
    expect(
      await noticed(
        `update lading_bills set assessed_at = assessed_at + interval '1 day'`,
        `update lading_bills set assessed_at = assessed_at - interval '1 day'`,
      ),
    ).toEqual(['bills stand as they were when their container was cut off']);
  });

  test('notice a voucher number that was left out', async () => {
    expect(
      await noticed(
        `update voucher_counters set last = last + 1 where series = 'PT'`,
        `update voucher_counters set last = last - 1 where series = 'PT'`,
      ),
    ).toEqual(['vouchers have no gaps']);
  });

  test('count the vouchers of each year on their own', async () => {
    expect(
      await noticed(
        `insert into voucher_counters values (1, 'PT', 2031, 1);
         insert into transactions (organization_id, code_ref, type_id, amount, currency_id, voucher_date)
           values (1, 'PT31-000001', 'deposit_with_cash', 1, 'VND', '2031-01-01')`,
        `delete from transactions where code_ref = 'PT31-000001';
         delete from voucher_counters where year = 2031`,
      ),
    ).toEqual([]);
  });
});
