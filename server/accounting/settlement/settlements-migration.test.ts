import { expect, test } from 'vitest';
import { useOlderDatabase } from '../../../tests/support/older-database.ts';

/** An order of which 500 were paid and 200 refunded; one that was put on debt; a purchase that was paid. */
const BUSINESS = `
  insert into currencies values ('JPY', 'Yen', '¥', 0);
  insert into organizations (id, name, kind) values (1, 'Hakobu', 'company');
  insert into accounts (id, code, name, role, natural_side)
    values (1, '3388-W', 'Wallets', 'WALLET', 'credit'), (2, '131-C', 'Clearing', 'CLEAR', 'credit'),
      (3, '131-D', 'Debt', 'DEBT', 'debit'), (4, '331-A', 'Advances', 'SUPW', 'debit'),
      (5, '331-P', 'Payables', 'SUPP', 'credit');
  insert into ledger_accounts (organization_id, account_id, party_type, party_id, currency_id, sign)
    values (1, 1, 'user', 1, 'JPY', -1), (1, 2, 'user', 1, 'JPY', -1), (1, 3, 'user', 1, 'JPY', 1),
      (1, 4, 'supplier', 1, 'JPY', 1), (1, 5, 'supplier', 1, 'JPY', -1);
  insert into transaction_types values ('payment_order', 'Payment of orders', 'BT', 0);
  insert into transactions (organization_id, code_ref, type_id, amount, currency_id, voucher_date)
    select 1, 'BT26-00000' || n, 'payment_order', 1, 'JPY', '2026-01-31' from generate_series(1, 5) n;
  insert into charges (organization_id, kind, currency_id, party_type, party_id, total, resolved, debited,
    repaid)
    values (1, 'purchase_cost', 'JPY', 'user', 1, 500, 300, 0, 0),
      (1, 'service_fee', 'JPY', 'user', 1, 900, 400, 100, 40),
      (1, 'purchase', 'JPY', 'supplier', 1, 700, 700, 0, 0);
  insert into debt_lots (charge_id, amount, repaid, payment_due_date) values (2, 100, 40, '2026-03-01');
  insert into ledger_postings (organization_id, transaction_id, kind, charge_id, from_account_id,
    to_account_id, from_currency_id, to_currency_id, from_amount, to_amount, amount_base, voucher_date)
    select 1, t, 'payment_order', c, f, a, 'JPY', 'JPY', x, x, x, '2026-01-31' from (values
      (1, 1, 2, 1, 500), (2, 1, 1, 2, 200), (3, 2, 2, 1, 400), (3, 2, 3, 1, 40), (4, 2, 2, 3, 100),
      (5, 3, 4, 5, 700)) as p (t, c, f, a, x);`;

const ask = useOlderDatabase('0093', BUSINESS);

test('what is known of vouchers is kept with them, of all else the sums', async () => {
  expect(
    await ask(`select transaction_id::int, charge_id::int, debt_lot_id::int, resolved::int, debited::int,
      repaid::int from settlements order by 2, 1, 3`),
  ).toEqual([
    { transaction_id: 1, charge_id: 1, debt_lot_id: null, resolved: 500, debited: 0, repaid: 0 },
    { transaction_id: 2, charge_id: 1, debt_lot_id: null, resolved: -200, debited: 0, repaid: 0 },
    { transaction_id: null, charge_id: 2, debt_lot_id: 1, resolved: 0, debited: 100, repaid: 40 },
    { transaction_id: null, charge_id: 2, debt_lot_id: null, resolved: 400, debited: 0, repaid: 0 },
    { transaction_id: 5, charge_id: 3, debt_lot_id: null, resolved: 700, debited: 0, repaid: 0 },
  ]);
});
