import { describe, expect, test } from 'vitest';
import { useOlderDatabase } from '../../../tests/support/older-database.ts';

/**
 * A business of the release before: vouchers, postings, entries of the log and a kept answer with kinds in
 * kebab-case.
 */
const BUSINESS = `
  insert into currencies values ('VND', 'Dong', '₫', 0);
  insert into organizations (id, name, kind) values (1, 'Hakobu', 'company');
  insert into accounts (id, code, name, role, natural_side) values (1, '111', 'Cash', 'CASH', 'debit'),
    (2, '3388-W', 'Wallets', 'WALLET', 'credit');
  insert into ledger_accounts (organization_id, account_id, party_type, party_id, currency_id, sign)
    values (1, 1, 'fund', 1, 'VND', 1), (1, 2, 'user', 1, 'VND', -1);
  insert into transaction_types values ('deposit-with-cash', 'Deposit with cash', 'PT', 0),
    ('payment-service-refund', 'Refund of services', 'BT', 4), ('debit', 'Recorded on debt', 'BT', 7);
  insert into transactions (organization_id, code_ref, type_id, amount, currency_id, voucher_date)
    values (1, 'PT26-000001', 'deposit-with-cash', 100, 'VND', '2026-01-31');
  insert into ledger_postings (organization_id, transaction_id, kind, from_account_id, to_account_id,
    from_currency_id, to_currency_id, from_amount, to_amount, amount_base, voucher_date)
    values (1, 1, 'deposit-with-cash', 2, 1, 'VND', 'VND', 100, 100, 100, '2026-01-31'),
      (1, null, 'order-cancelled', 2, 1, 'VND', 'VND', 5, 5, 5, '2026-01-31'),
      (1, null, 'debit', 2, 1, 'VND', 'VND', 7, 7, 7, '2026-01-31');
  insert into logs (organization_id, logable_type, logable_id, type_id, content) values
    (1, 'transaction', '1', 'created', '{"type_id": "deposit-with-cash", "amount": "100"}'),
    (1, 'order', 'OR1', 'others', '{"status_id": "CompletedFinish", "cause": "payment-service-refund"}'),
    (1, 'order', 'OR1', 'write', '{"note": "payment-order"}');
  insert into idempotency_keys (actor_id, key, request_hash, status, response)
    values (1, 'k', 'h', 201, '{"id": 1, "type_id": "deposit-with-cash"}'), (1, 'l', 'h', 204, null);`;

/** Kinds that came later, with a voucher for each posting. */
const OF_OTHER_WORK = ['debit', 'order_cancelled', 'purchase_cancelled'].map((id, index) => ({
  id,
  series: 'BT',
  position: 7 + index,
}));

const ask = useOlderDatabase('0021', BUSINESS);

describe('a database of the release before', () => {
  test('keeps its kinds and vouchers under their new names', async () => {
    expect(await ask('select id, series, position from transaction_types order by position')).toEqual([
      { id: 'deposit_with_cash', series: 'PT', position: 0 },
      { id: 'payment_service_refund', series: 'BT', position: 4 },
      ...OF_OTHER_WORK,
    ]);
    expect(await ask(`select type_id, code_ref from transactions where code_ref like 'PT%'`)).toEqual([
      { type_id: 'deposit_with_cash', code_ref: 'PT26-000001' },
    ]);
  });

  test('keeps what it posted, with and without vouchers', async () => {
    expect(await ask('select kind, from_amount::text as amount from ledger_postings order by id')).toEqual([
      { kind: 'deposit_with_cash', amount: '100' },
      { kind: 'order_cancelled', amount: '5' },
      { kind: 'debit', amount: '7' },
    ]);
  });

  test('has the new names in its log, and notes as people wrote them', async () => {
    expect(
      (await ask<{ content: object }>('select content from logs order by id')).map(({ content }) => content),
    ).toEqual([
      { type_id: 'deposit_with_cash', amount: '100' },
      { status_id: 'CompletedFinish', cause: 'payment_service_refund' },
      { note: 'payment-order' },
    ]);
  });

  test('repeats answers with the new name', async () => {
    expect(await ask(`select response from idempotency_keys order by key`)).toEqual([
      { response: { id: 1, type_id: 'deposit_with_cash' } },
      { response: null },
    ]);
  });
});
