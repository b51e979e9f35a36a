import { describe, expect, test } from 'vitest';
import { useOlderDatabase } from '../../../tests/support/older-database.ts';
import { rules } from '../../audit/rules.ts';

/**
 * A business of the release before: two numbered vouchers of 2026, then three pieces of work without one. An
 * order was cancelled with goods in yen and services in dong; the freight of a bill went on debt for two
 * orders in a month that was closed later; and one piece of work is of the year before.
 */
const BUSINESS = `
  set session_replication_role = replica; -- the bill itself does not matter
  insert into currencies values ('VND', 'Dong', '₫', 0), ('JPY', 'Yen', '¥', 0);
  insert into organizations (id, name, kind) values (1, 'Hakobu', 'company');
  insert into roles (id, name) values ('customer', 'Customer'), ('accounting', 'Accounting');
  insert into users (id, organization_id, name, email, role_id) values
    (5, 1, 'Khách', 'k@hakobu.test', 'customer'),
    (6, 1, 'Kế toán', 'a@hakobu.test', 'accounting');
  insert into order_types (id, name, prefix) values ('retail', 'Retail', 'OR');
  insert into order_statuses (id, name, group_id, position) values ('NotYetApprove', 'New', 'progress', 0);
  insert into orders (id, organization_id, type_id, status_id, customer_id)
    values ('OR1', 1, 'retail', 'NotYetApprove', 5), ('OR2', 1, 'retail', 'NotYetApprove', 5);
  insert into accounts (id, code, name, role, natural_side) values (1, '111', 'Cash', 'CASH', 'debit'),
    (2, '3388-W', 'Wallets', 'WALLET', 'credit'), (3, '131-C', 'Clearing', 'CLEAR', 'credit'),
    (4, '131-D', 'Debt', 'DEBT', 'debit'), (5, '515', 'Gain', 'FX_GAIN', 'credit'),
    (6, '331-A', 'Advances', 'SUPW', 'debit'), (7, '331-P', 'Suppliers', 'SUPP', 'credit');
  insert into ledger_accounts (organization_id, account_id, party_type, party_id, currency_id, sign) values
    (1, 3, 'user', 5, 'JPY', -1), (1, 2, 'user', 5, 'JPY', -1), (1, 3, 'user', 5, 'VND', -1),
    (1, 2, 'user', 5, 'VND', -1), (1, 4, 'user', 5, 'VND', 1), (1, 5, 'none', 0, 'VND', -1);
  insert into wallets (id, organization_id, walletable_type, walletable_id, currency_id, ledger_account_id)
    values (8, 1, 'user', 5, 'JPY', 2), (9, 1, 'user', 5, 'VND', 4);
  insert into charges (organization_id, kind, currency_id, party_type, party_id, order_id, lading_bill_id)
    values
    (1, 'purchase_cost', 'JPY', 'user', 5, 'OR1', null), (1, 'service_fee', 'VND', 'user', 5, 'OR1', null),
    (1, 'freight', 'VND', 'user', 5, 'OR1', 71), (1, 'freight', 'VND', 'user', 5, 'OR2', 71);
  insert into transaction_types values ('payment_order', 'Payment of orders', 'BT', 1);
  insert into transactions (organization_id, code_ref, type_id, amount, currency_id, voucher_date)
    values (1, 'BT26-000001', 'payment_order', 100, 'JPY', '2026-01-31'),
      (1, 'BT26-000002', 'payment_order', 100, 'JPY', '2026-03-31');
  insert into voucher_counters values (1, 'BT', 2026, 2);
  insert into ledger_postings (organization_id, kind, charge_id, from_account_id, to_account_id,
    from_currency_id, to_currency_id, from_amount, to_amount, amount_base, voucher_date, created_by, xact)
    values
    (1, 'order_cancelled', 1, 2, 1, 'JPY', 'JPY', 300, 300, 51450, '2026-03-02', 6, '900'),
    (1, 'order_cancelled', 1, 6, 1, 'VND', 'JPY', 20, 0, 20, '2026-03-02', 6, '900'),
    (1, 'order_cancelled', 2, 4, 3, 'VND', 'VND', 5000, 5000, 5000, '2026-03-02', 6, '900'),
    (1, 'debit', 3, 3, 5, 'VND', 'VND', 700, 700, 700, '2026-02-02', 6, '901'),
    (1, 'debit', 4, 3, 5, 'VND', 'VND', 800, 800, 800, '2026-02-02', 6, '901'),
    (1, 'debit', 3, 3, 5, 'VND', 'VND', 9, 9, 9, '2025-12-31', null, '899');
  insert into ledger_accounts (organization_id, account_id, party_type, party_id, currency_id, sign, debit,
    debit_base) values (1, 6, 'supplier', 4, 'JPY', 1, 0, 0), (1, 7, 'supplier', 4, 'JPY', -1, 3000, 514500);
  insert into wallets (id, organization_id, walletable_type, walletable_id, currency_id, ledger_account_id)
    values (10, 1, 'supplier', 4, 'JPY', 7);
  insert into purchases (id, organization_id, supplier_id, currency_id, status_id, cancelled_at)
    overriding system value values (81, 1, 4, 'JPY', 'Cancelled', now()), (82, 1, 4, 'JPY', 'New', null);
  insert into charges (organization_id, kind, currency_id, party_type, party_id, purchase_id, total, resolved)
    values (1, 'purchase', 'JPY', 'supplier', 4, 81, 0, 2000),
      (1, 'purchase', 'JPY', 'supplier', 4, 82, 1000, 1000);
  insert into locked_periods (organization_id, month) values (1, '2026-02-01');
  insert into role_permissions (role_id, resource_id, scope, may_read, may_create)
    values ('accounting', 'transaction', 'organization', true, true),
      ('accounting', 'wallet', 'organization', true, true);`;

const ask = useOlderDatabase('0022', BUSINESS);

describe('a database with postings that have no voucher', () => {
  test('gets one for each piece of work and currency, numbered behind the others of its year', async () => {
    const rows = await ask(
      `select code_ref, type_id, amount::text, currency_id, voucher_date::text,
        wallet_id::int, prepared_by_id::int from transactions where id > 2 and type_id <> 'purchase_cancelled' order by code_ref`,
    );
    expect(rows.map((row) => Object.values(row))).toEqual([
      ['BT25-000001', 'debit', '9', 'VND', '2025-12-31', 9, null],
      ['BT26-000003', 'debit', '1500', 'VND', '2026-02-02', 9, 6],
      ['BT26-000004', 'order_cancelled', '300', 'JPY', '2026-03-02', 8, 6],
      ['BT26-000005', 'order_cancelled', '5000', 'VND', '2026-03-02', 9, 6],
    ]);
  });

  test('has no gap in its numbers, and every posting in a voucher of its day and kind', async () => {
    expect(await ask(rules['vouchers have no gaps']!)).toEqual([]);
    expect(await ask(rules['every posting belongs to a voucher of its day and kind']!)).toEqual([]);
  });

  test('says what each is for: the order, or the bill', async () => {
    const rows = await ask(
      `select t.code_ref, r.receiptable_type, r.receiptable_id, r.amount::text from receipts r
        join transactions t on t.id = r.transaction_id where type_id <> 'purchase_cancelled' order by 1`,
    );
    expect(rows.map((row) => Object.values(row))).toEqual([
      ['BT25-000001', 'lading_bill', '71', '9'],
      ['BT26-000003', 'lading_bill', '71', '1500'],
      ['BT26-000004', 'order', 'OR1', '300'],
      ['BT26-000005', 'order', 'OR1', '5000'],
    ]);
  });

  test('makes what cancelled purchases hold an advance to the supplier again', async () => {
    const [voucher] = await ask(
      `select t.amount::text, t.wallet_id::int, r.receiptable_id, p.amount_base::text
        from transactions t join receipts r on r.transaction_id = t.id
        join ledger_postings p on p.transaction_id = t.id where t.type_id = 'purchase_cancelled'`,
    );
    expect(voucher).toEqual({ amount: '2000', wallet_id: 10, receiptable_id: '81', amount_base: '343000' });
    expect(
      await ask(
        `select balance::text, balance_base::text from ledger_accounts where party_id = 4 order by id`,
      ),
    ).toEqual([
      { balance: '2000', balance_base: '343000' },
      { balance: '-1000', balance_base: '-171500' },
    ]);
    expect(await ask(rules['cancelled purchases hold no money']!)).toEqual([]);
  });

  test('gives the rights that were part of others', async () => {
    const rows = await ask(
      `select role_id, resource_id, scope from role_permissions
        where resource_id in ('debt', 'supplier_wallet') and may_create order by 2`,
    );
    expect(rows.map((row) => Object.values(row))).toEqual([
      ['accounting', 'debt', 'organization'],
      ['accounting', 'supplier_wallet', 'organization'],
    ]);
  });
});
