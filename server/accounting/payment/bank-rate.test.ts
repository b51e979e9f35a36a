import { beforeAll, describe, expect, test } from 'vitest';
import { done, makeCustomer, makeSupplier, usePeople } from '../../../tests/main-job/main-job.ts';
import { accountId, balanceOf, pay, postingsOf, setRate } from '../../../tests/main-job/money.ts';
import { expectBooksInOrder } from '../../../tests/support/invariants.ts';
import { refused } from '../../../tests/support/refused.ts';
import { useTestServer } from '../../../tests/support/test-server.ts';

const server = useTestServer();
const crew = usePeople(server);
beforeAll(() => setRate(server, '171.5'));

describe('the rate of a bank', () => {
  test('is the value of an advance; the difference to the book rate is a gain, as in the textbook example', async () => {
    const card = await done(crew.accounting('POST', 'cards', { name: 'JPY', currency_id: 'JPY' }), 201);
    const receive = (body: object) =>
      done(pay(crew, 'received_from_foreign_currency', undefined, { card_id: card.id, ...body }), 201);
    const held = await receive({ amount: '500000', amount_base: '85000000' });
    expect(held).toMatchObject({ amount_base: '85000000' });
    expect(await postingsOf(server, held.id)).toEqual([['112', '3388-U', '500000', '500000', '85000000']]);
    const bought = await done(
      pay(crew, 'buy_foreign_currency', undefined, {
        ...{ amount: '171500000', currency_id: 'VND', card_id: 1 },
        ...{ to_amount: '1000000', to_currency_id: 'JPY' },
      }),
      201,
    );
    await receive({ amount: '1000000', parent_id: bought.id });
    const supplier = await makeSupplier(crew);
    const paid = await done(
      pay(crew, 'payment_supplier', supplier, {
        ...{ amount: '600000', card_id: card.id, amount_base: '103200000' },
      }),
      201,
    );
    expect(await postingsOf(server, paid.id)).toEqual([
      ['331-A', '112', '600000', '600000', '102600000'],
      ['331-A', '515', '0', '600000', '600000'],
    ]);
    await expectBooksInOrder(server);
    expect((await done(crew.accounting('GET', `transactions/${paid.id}`))).amount_base).toBe('103200000');
    await done(crew.accounting('DELETE', `transactions/${paid.id}`), 200);
    expect(await balanceOf(server, 'BANK', card.id)).toBe('1500000');
    await expectBooksInOrder(server);
  });

  test('results in a loss if the bank pays less than the book value', async () => {
    const { id: customer } = await makeCustomer(crew);
    const money = { amount: '1000', fund_id: 2 };
    await done(pay(crew, 'deposit_with_cash', customer, { ...money, amount_base: '172000' }), 201);
    const paid = await done(
      pay(crew, 'payment_supplier', await makeSupplier(crew), { ...money, amount_base: '170000' }),
      201,
    );
    expect(await postingsOf(server, paid.id)).toEqual([
      ['331-A', '111', '1000', '1000', '170000'],
      ['635', '111', '2000', '0', '2000'],
    ]);
    await expectBooksInOrder(server);
  });

  test('is for foreign money alone that is worth nothing else already', async () => {
    const account_id = await accountId(server, '642');
    const spend = (body: object) =>
      pay(crew, 'other_payment', undefined, { amount: '10', fund_id: 2, account_id, ...body });
    await refused(spend({ currency_id: 'VND', amount_base: '10' }), 'invalid_fields', 'amount_base');
    await refused(spend({ amount_base: '0' }), 'invalid_fields', 'amount_base');
    await refused(spend({ amount_base: '1.5' }), 'invalid_fields', 'amount_base');
    await refused(
      pay(crew, 'received_from_foreign_currency', undefined, {
        ...{ amount: '10', card_id: 2, parent_id: 1, amount_base: '1' },
      }),
      'invalid_fields',
      'amount_base',
    );
    await refused(
      pay(crew, 'withdrawal', (await makeCustomer(crew)).id, { amount: '10', fund_id: 2, amount_base: '1' }),
      'unknown_field',
    );
  });
});
