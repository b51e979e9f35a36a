import { beforeAll, expect, test } from 'vitest';
import { done, usePeople, TODAY } from '../../../tests/main-job/main-job.ts';
import {
  balanceOf,
  forOrder,
  forPurchase,
  loneVoucher,
  orderThatAsks,
  pay,
  purchaseThatAsks,
} from '../../../tests/main-job/money.ts';
import { refused } from '../../../tests/support/refused.ts';
import { useTestServer } from '../../../tests/support/test-server.ts';

const server = useTestServer();
const crew = usePeople(server);
beforeAll(async () => {
  await orderThatAsks(crew);
});

/** A posting that no use case writes. */
const postBare = (voucher: number | null, voucher_date: string) =>
  server.query(
    `insert into ledger_postings (organization_id, transaction_id, kind, from_account_id, to_account_id,
      from_currency_id, to_currency_id, from_amount, to_amount, amount_base, voucher_date)
      select 1, $1, 'debit', min(id), max(id), 'JPY', 'JPY', 1, 1, 171, $2 from ledger_accounts
      where currency_id = 'JPY'`,
    [voucher, voucher_date],
  );
/** The month of today is closed while something is tried. */
async function whileClosed(tried: () => Promise<unknown>): Promise<void> {
  const month = `${TODAY.slice(0, 7)}-01`;
  await server.query('insert into locked_periods (organization_id, month) values (1, $1)', [month]);
  try {
    await tried();
  } finally {
    await server.query('delete from locked_periods');
  }
}

test('the ledger refuses postings without a voucher from any writer', async () => {
  await expect(postBare(null, TODAY)).rejects.toThrow('transaction_id');
});

test('the ledger refuses postings in a closed month from any writer', async () => {
  const voucher = await loneVoucher(server);
  await whileClosed(() => expect(postBare(voucher, TODAY)).rejects.toThrow('closed'));
});

test('an account with balance zero cannot have a book value', async () => {
  await expect(
    server.query(
      `update ledger_accounts set debit = credit, debit_base = credit_base + 1 where currency_id = 'JPY'`,
    ),
  ).rejects.toThrow('ledger_accounts__worth');
});

test('an order with payments cannot be cancelled in a closed month, and nothing changes', async () => {
  const debtor = await orderThatAsks(crew);
  await done(pay(crew, 'payment_order', debtor.customer, { ...forOrder(debtor), amount: '3000' }), 201);
  const cancel = () => crew.sale('PUT', `orders/${debtor.order.id}/cancel`, { confirm: true });
  await whileClosed(() => refused(cancel(), 'period_locked'));
  expect(await balanceOf(server, 'WALLET', debtor.customer)).toBe('97000');
  await done(cancel(), 200);
  expect(await balanceOf(server, 'WALLET', debtor.customer)).toBe('100000');
});

test('a purchase with money cannot be cancelled in a closed month', async () => {
  const made = await purchaseThatAsks(crew);
  await done(pay(crew, 'payment_purchase', made.supplier, { ...forPurchase(made), amount: '1000' }), 201);
  await whileClosed(() =>
    refused(crew.purchase('PUT', `purchases/${made.purchase.id}/cancel`), 'period_locked'),
  );
});
