import { describe, expect, test } from 'vitest';
import { deposit, done, makeCustomer, usePeople } from '../../../tests/main-job/main-job.ts';
import { accountId, balanceOf, pay, setRate } from '../../../tests/main-job/money.ts';
import { expectBooksInOrder } from '../../../tests/support/invariants.ts';
import { refused } from '../../../tests/support/refused.ts';
import { useTestServer } from '../../../tests/support/test-server.ts';

const server = useTestServer();
const crew = usePeople(server);

const transfer = (body: object) => pay(crew, 'transfer', undefined, { amount: '100', ...body });
const exchange = (customer: number, body: object) => pay(crew, 'wallet_exchange', customer, body);

describe('a transfer', () => {
  test('requires exactly one source and one other target', async () => {
    await refused(transfer({ to_card_id: 2 }), 'source_required', 'fund_id');
    await refused(transfer({ card_id: 2 }), 'target_required', 'to_fund_id');
    await refused(transfer({ card_id: 2, to_card_id: 2, to_fund_id: 2 }), 'target_required', 'to_fund_id');
    await refused(transfer({ card_id: 2, to_card_id: 2 }), 'transfer_to_itself', 'to_card_id');
    await refused(transfer({ fund_id: 2, to_fund_id: 2 }), 'transfer_to_itself', 'to_fund_id');
    await refused(transfer({ card_id: 2, to_card_id: 99_999 }), 'unknown_reference', 'to_card_id');
  });

  test('is in the currency of each place', async () => {
    await refused(transfer({ card_id: 1, to_fund_id: 2 }), 'currency_mismatch', 'currency_id');
    await refused(transfer({ card_id: 2, to_fund_id: 1 }), 'currency_mismatch', 'to_currency_id');
  });

  test('needs both amounts between two currencies, and one amount within one', async () => {
    await refused(
      transfer({ card_id: 2, to_card_id: 1, to_currency_id: 'VND' }),
      'invalid_fields',
      'to_amount',
    );
    await refused(transfer({ card_id: 2, to_fund_id: 2, to_amount: '99' }), 'amounts_differ', 'to_amount');
    await done(transfer({ card_id: 2, to_fund_id: 2, to_amount: '100' }), 201);
    await refused(
      transfer({ card_id: 2, to_card_id: 1, to_currency_id: 'VND', to_amount: '17000.5' }),
      'invalid_fields',
      'to_amount',
    );
  });

  test('has no party', async () => {
    await refused(
      crew.accounting('POST', 'transfer', { transactionable_type: 'user', transactionable_id: 1 }),
      'unknown_field',
    );
  });
});

describe('an exchange between wallets', () => {
  test('is limited to the available balance, and refused within one currency', async () => {
    const { id } = await makeCustomer(crew);
    await deposit(crew, id, '100', 'JPY');
    await refused(exchange(id, { amount: '101', to_currency_id: 'VND' }), 'wallet_not_enough', 'amount');
    await refused(
      exchange(id, { amount: '10', to_currency_id: 'JPY' }),
      'transfer_to_itself',
      'to_currency_id',
    );
    await refused(exchange(id, { amount: '10' }), 'invalid_fields', 'to_currency_id');
  });

  test('is refused if the amount is zero in the other currency', async () => {
    const { id } = await makeCustomer(crew);
    await deposit(crew, id, '80', 'VND');
    await refused(
      exchange(id, { amount: '80', currency_id: 'VND', to_currency_id: 'JPY' }),
      'amount_worth_nothing',
      'amount',
    );
  });

  test('refuses a currency without a published rate', async () => {
    const { id } = await makeCustomer(crew);
    await deposit(crew, id, '800000', 'VND');
    await refused(
      exchange(id, { amount: '800000', currency_id: 'VND', to_currency_id: 'USD' }),
      'price_not_found',
    );
  });

  test('there and back at one rate leaves no difference', async () => {
    await setRate(server, '200');
    const { id } = await makeCustomer(crew);
    await deposit(crew, id, '1000', 'JPY');
    await done(exchange(id, { amount: '1000', to_currency_id: 'VND' }), 201);
    await done(exchange(id, { amount: '200000', currency_id: 'VND', to_currency_id: 'JPY' }), 201);
    expect(await balanceOf(server, 'WALLET', id, 'JPY')).toBe('1000');
    await expectBooksInOrder(server);
  });
});

describe('money that is not assigned to a party', () => {
  test('is booked against one of the accounts that the kind offers', async () => {
    const receive = (body: object) =>
      pay(crew, 'other_receipt', undefined, { amount: '10', fund_id: 2, ...body });
    await refused(receive({}), 'invalid_fields', 'account_id');
    await refused(
      receive({ account_id: await accountId(server, '3388-W') }),
      'unknown_reference',
      'account_id',
    );
    await refused(receive({ account_id: 99_999 }), 'unknown_reference', 'account_id');
    const { id } = await done(receive({ account_id: await accountId(server, '641') }), 201);
    expect((await done(crew.accounting('GET', `transactions/${id}`))).account).toMatchObject({ code: '641' });
  });
});

describe('money that leaves', () => {
  test('leaves the holds of a wallet untouched', async () => {
    const { id } = await makeCustomer(crew);
    await deposit(crew, id, '100', 'JPY');
    const withdraw = (amount: string) => pay(crew, 'withdrawal', id, { amount, fund_id: 2 });
    await server.query(
      `update ledger_accounts set held = 30 where party_type = 'user' and party_id = $1 and currency_id = 'JPY'`,
      [id],
    );
    const { details } = await refused(withdraw('71'), 'wallet_not_enough', 'amount');
    expect(details).toMatchObject({ available: '70', balance: '100', held: '30' });
    const replies = await Promise.all([withdraw('50'), withdraw('50')]);
    expect(replies.map(({ status }) => String(status)).toSorted()).toEqual(['201', '422']);
    await server.query('update ledger_accounts set held = 0 where held = 30');
  });

  test('a supplier refunds at most the remaining advance', async () => {
    const [{ id } = {}] = await server.query(
      `insert into suppliers (organization_id, name) values (1, 'Left over') returning id`,
    );
    await done(pay(crew, 'payment_supplier', Number(id), { amount: '50', fund_id: 2 }), 201);
    await refused(
      pay(crew, 'refund_supplier', Number(id), { amount: '51', fund_id: 2 }),
      'wallet_not_enough',
      'amount',
    );
  });
});
