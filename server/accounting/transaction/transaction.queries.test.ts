import { beforeAll, describe, expect, test } from 'vitest';
import { documentNumber } from '@hakobu/contract/document-number.ts';
import {
  deposit,
  done,
  makeCustomer,
  makeSupplier,
  TODAY,
  usePeople,
} from '../../../tests/main-job/main-job.ts';
import {
  forOrder,
  orderThatAsks,
  pay,
  purchaseThatAsks,
  walletId,
  type Debtor,
} from '../../../tests/main-job/money.ts';
import { makeBill } from '../../../tests/main-job/boxes.ts';
import { refused } from '../../../tests/support/refused.ts';
import { useTestServer, type Caller } from '../../../tests/support/test-server.ts';

const server = useTestServer();
const crew = usePeople(server);
let debtor: Debtor;
let payment: { id: number; code_ref: string };
/** A deposit and a payment of one customer, and an advance to a supplier. */
beforeAll(async () => {
  debtor = await orderThatAsks(crew);
  payment = await done(
    pay(crew, 'payment_order', debtor.customer, {
      ...forOrder(debtor),
      amount: '1234',
      description: 'Đợt một',
    }),
    201,
  );
  await done(
    pay(crew, 'payment_supplier', await makeSupplier(crew), {
      amount: '50',
      fund_id: 2,
      voucher_date: '2026-01-31',
    }),
    201,
  );
});

const kindsOf = async (query: string, caller: Caller = crew.accounting): Promise<string[]> => {
  const { data } = await done(caller('GET', `transactions?sort=id&${query}`));
  return data.map(({ type_id }: { type_id: string }) => type_id);
};

describe('the list of transactions', () => {
  test.for(['payment_order', 'payment-order'])('is filtered by kind, spelled %s', async (kind) => {
    expect(await kindsOf(`filter[type_id]=${kind}`)).toEqual(['payment_order']);
  });

  test('is filtered by several kinds, in either spelling', async () => {
    expect(await kindsOf('filter[type_id]=deposit-with-cash,payment_supplier')).toEqual([
      'deposit_with_cash',
      'payment_supplier',
    ]);
  });

  test('is empty for an unknown kind', async () => {
    expect(await kindsOf('filter[type_id]=gift')).toEqual([]);
  });

  test('is filtered by the document that money was for', async () => {
    expect(await kindsOf(`filter[receipts.receiptable_id]=${debtor.order.id}`)).toEqual(['payment_order']);
    expect(await kindsOf('filter[receipts.receiptable_type]=purchase')).toEqual([]);
  });

  test("of the user's suppliers exclude documents of customers", async () => {
    const documents = 'filter[receipts.receiptable_type]=';
    for (const caller of [crew.purchase, await server.as('customer')]) {
      expect(await kindsOf(`${documents}order`, caller)).toEqual([]);
      expect(await kindsOf(`${documents}order,purchase`, caller)).toEqual([]);
    }
    expect(await kindsOf(`${documents}order`, crew.sale)).toEqual(['payment_order']);
  });

  test('is searched by number and description, also among one’s own', async () => {
    for (const part of [payment.code_ref, payment.code_ref.toLowerCase()])
      expect(await kindsOf(`q=${part}`, crew.sale), part).toEqual(['payment_order']);
    for (const part of [payment.code_ref.slice(0, 4), payment.code_ref.slice(-3), payment.code_ref.slice(-2)])
      expect(await kindsOf(`q=${part}`, crew.sale)).toContain('payment_order');
    expect(await kindsOf('q=zq9x', crew.sale)).toEqual([]);
    expect(await kindsOf('filter_between[amount]=1000,2000', crew.sale)).toEqual(['payment_order']);
    expect(await kindsOf('q=dot%20mot', crew.sale)).toEqual(['payment_order']);
  });

  test.for([
    ['filter_between[voucher_date]=2026-01-31,2026-01-31', ['payment_supplier']],
    ['filter_between[voucher_date]=2026-02-01,infinity', ['deposit_with_cash', 'payment_order']],
    ['filter_between[amount]=50,1234', ['payment_order', 'payment_supplier']],
    ['filter[fund_id]=2', ['deposit_with_cash', 'payment_supplier']],
    ['filter[transactionable_type]=supplier', ['payment_supplier']],
    ['filter[source]=fund', ['deposit_with_cash', 'payment_supplier']],
    ['filter[source]=none', ['payment_order']],
    ['filter[source]=fund,none', ['deposit_with_cash', 'payment_order', 'payment_supplier']],
    ['filter[source]=card', []],
    ['filter[source]=constructor', []],
  ] as const)('is narrowed by %s', async ([query, kinds]) => {
    expect(await kindsOf(query)).toEqual(kinds);
  });

  test('is filtered by party, whose type is part of the key', async () => {
    const { data } = await done(crew.accounting('GET', 'transactions?filter[transactionable_type]=supplier'));
    const supplier: number = data[0].transactionable_id;
    expect(await kindsOf(`filter[customer_id]=${debtor.customer}`)).toEqual([
      'deposit_with_cash',
      'payment_order',
    ]);
    expect(await kindsOf(`filter[supplier_id]=${supplier}`)).toEqual(['payment_supplier']);
    expect(await kindsOf(`filter[customer_id]=${supplier}&filter[supplier_id]=${supplier}`)).toEqual([]);
  });

  test('is filtered by wallet, as source or target', async () => {
    const { id: customer } = await makeCustomer(crew);
    await deposit(crew, customer, '1000000', 'VND');
    const changed = await done(
      pay(crew, 'wallet_exchange', customer, {
        ...{ amount: '171500', currency_id: 'VND', to_currency_id: 'JPY' },
      }),
      201,
    );
    const [dong, yen] = [await walletId(server, customer, 'VND'), await walletId(server, customer, 'JPY')];
    expect(await kindsOf(`filter[wallet_id]=${dong}`)).toEqual(['deposit_with_cash', 'wallet_exchange']);
    expect(await kindsOf(`filter[wallet_id]=${yen}`)).toEqual(['wallet_exchange']);
    expect(await kindsOf('filter[wallet_id]=999999')).toEqual([]);
    const included = await done(
      crew.accounting('GET', `transactions/${changed.id}?include=wallet,to_wallet`),
    );
    expect(included).toMatchObject({
      wallet: { id: dong, currency_id: 'VND' },
      to_wallet: { id: yen, currency_id: 'JPY' },
    });
    const { data } = await done(crew.accounting('GET', 'wallet/suppliers'));
    const advance = data.find(({ balance }: { balance: string }) => balance === '50');
    expect(await kindsOf(`filter[supplier_wallet_id]=${advance.id}`)).toEqual(['payment_supplier']);
  });

  test('is searched by number and by words of the description, accents or not', async () => {
    expect(await kindsOf(`q=${payment.code_ref.slice(2)}`)).toContain('payment_order');
    expect(await kindsOf('q=dot%20mot')).toEqual(['payment_order']);
  });

  test('contains company and bank account for printing', async () => {
    const money = { amount: '70000', currency_id: 'VND', card_id: 1, voucher_date: TODAY };
    const { id } = await done(crew.accounting('POST', 'received-from-local-currency', money), 201);
    const onPaper = { address: '12 Lý Thường Kiệt, Hà Nội', tax_code: '0101234567' };
    const more = { tel: '024 3826 1111', representative: 'Nguyễn Văn A' };
    expect(await done(crew.admin('PUT', 'organizations/1', { ...onPaper, ...more }))).toMatchObject(more);
    const { data } = await done(
      crew.accounting('GET', `transactions?filter[id]=${id}&include=organization,card,entries`),
    );
    expect(data[0]).toMatchObject({
      organization: { id: 1, name: 'Hakobu', ...onPaper },
      card: { id: 1, name: 'Vietcombank VND', number: null, bank: 'Vietcombank' },
      entries: [{ account: '112', debit: '70000' }, { account: '3388-U' }],
    });
    await done(
      crew.admin('PUT', 'organizations/1', { address: null, tax_code: null, tel: null, representative: '' }),
    );
    await refused(
      crew.admin('PUT', 'organizations/1', { tax_code: 'x'.repeat(21) }),
      'invalid_fields',
      'tax_code',
    );
    await done(crew.accounting('DELETE', `transactions/${id}`));
  });

  test('names the party with its address, for those who may read addresses', async () => {
    const { id: user_id } = await makeCustomer(crew);
    const address_detail = '25 Phố Huế';
    await done(
      crew.admin('POST', 'addresses', {
        ...{ user_id, consignee: 'A', tel: '09', address_detail, default: true },
      }),
      201,
    );
    const made = await deposit(crew, user_id, '90000', 'VND');
    const read = async (caller: Caller) =>
      (await done(caller('GET', `transactions?filter[id]=${made.id}&include=object`))).data[0];
    expect((await read(crew.accounting)).object).toMatchObject({ id: user_id, address: address_detail });
    await done(crew.accounting('DELETE', `transactions/${made.id}`));
  });

  test('contains requested relations', async () => {
    const { data } = await done(
      crew.accounting(
        'GET',
        `transactions?filter[id]=${payment.id}&include=object,type,receipts,references,preparedBy,wallet,fund,card`,
      ),
    );
    expect(data[0]).toMatchObject({
      object: { id: debtor.customer },
      type: { id: 'payment_order', name: 'Goods payment' },
      receipts: [{ receiptable_id: debtor.order.id, amount: '1234' }],
      references: [{ receiptable_type: 'order', receiptable_id: debtor.order.id, amount: '1234' }],
      preparedBy: { name: expect.any(String) },
      wallet: { currency_id: 'JPY' },
      fund: null,
      card: null,
    });
  });
});

describe('one’s own transactions', () => {
  test('of a salesperson are those of the customers one sells to', async () => {
    expect(await kindsOf('', crew.sale)).toEqual(['deposit_with_cash', 'payment_order']);
  });

  test('of a buyer are those of the suppliers one buys from', async () => {
    expect(await kindsOf('', crew.purchase)).toEqual([]);
  });

  test('of a customer are one’s own', async () => {
    expect(await kindsOf('', crew.customer)).toEqual([]);
    await refused(crew.customer('GET', `transactions/${payment.id}`), 'not_found');
  });

  test("of the user's suppliers are found by text, without others", async () => {
    const other = await makeSupplier(crew, 'Rakuten');
    const { supplier } = await purchaseThatAsks(crew, { advance: '0' });
    for (const to of [other, supplier])
      await done(
        pay(crew, 'payment_supplier', to, { amount: '7', fund_id: 2, description: 'Chín cây' }),
        201,
      );
    const callers = [crew.purchase, crew.sale, crew.customer, crew.accounting];
    const found = await Promise.all(
      callers.map(async (caller) => (await done(caller('GET', 'transactions?q=chin%20cay&sort=id'))).data),
    );
    expect(found.map((rows: any[]) => rows.map(({ transactionable_id }) => transactionable_id))).toEqual([
      [supplier],
      [],
      [],
      [other, supplier],
    ]);
  });

  test('are found by two digits of the number or by description, restricted to readable ones', async () => {
    const { id: customer } = await makeCustomer(crew);
    const others = await deposit(crew, customer, '1000', 'VND');
    const described = await done(
      pay(crew, 'payment_order', debtor.customer, {
        ...forOrder(debtor),
        amount: '5',
        description: 'Kỳ 97/3',
      }),
      201,
    );
    const digits: string = described.code_ref.slice(-2);
    const ask = async (query: string, caller: Caller) =>
      (await done(caller('GET', `transactions?${query}`))).data.map(({ id }: { id: number }) => id);
    expect(await ask('q=97', crew.sale)).toEqual([described.id]);
    expect(await ask(`q=${digits}`, crew.sale)).toContain(described.id);
    expect(await ask('q=97&page=2', crew.sale)).toEqual([]);
    expect(await ask('q=97', crew.purchase)).toEqual([]);
    for (const caller of [crew.sale, crew.purchase])
      expect(await ask(`q=${others.code_ref.slice(-2)}&per_page=100`, caller)).not.toContain(others.id);
  });
});

describe('one transaction', () => {
  test('contains balanced entries in VND with parties', async () => {
    const { entries, object } = await done(crew.accounting('GET', `transactions/${payment.id}`));
    expect(entries).toMatchObject([
      {
        account: '3388-W',
        party: { type: 'user', id: debtor.customer, name: object.name },
        debit: '1234',
        debit_base: '211631',
      },
      { account: '131-C', credit: '1234', credit_base: '211631' },
    ]);
  });
});

test('vouchers are found by the number of a purchase, and by the name of a bill', async () => {
  const { purchase, supplier } = await purchaseThatAsks(crew);
  const receipts = [{ receiptable_type: 'purchase', receiptable_id: String(purchase.id) }];
  const paid = await done(pay(crew, 'payment_purchase', supplier, { amount: '1', receipts }), 201);
  const bill = await makeBill(crew, debtor.customer);
  await server.query(
    `insert into receipts (transaction_id, receiptable_type, receiptable_id, amount)
      values ($1, 'lading_bill', $2, 1)`,
    [payment.id, String(bill.id)],
  );
  const found = async (text: string): Promise<number[]> => {
    const query = `filter[receipts.receiptable_id]=${encodeURIComponent(text)}`;
    return (await done(crew.accounting('GET', `transactions?${query}`))).data.map(({ id }: any) => id);
  };
  const number = documentNumber('purchase', purchase.id);
  for (const text of [number, number.toLowerCase(), `PO-${purchase.id}`])
    expect(await found(text), text).toEqual([paid.id]);
  expect(await found(String(purchase.id))).toContain(paid.id);
  for (const text of [bill.name, bill.name.toLowerCase()])
    expect(await found(text), text).toEqual([payment.id]);
  expect(await found('SFA999999')).toEqual([]);
});
