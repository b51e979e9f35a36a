import { beforeAll, describe, expect, test } from 'vitest';
import { billedBox, boxOf, cutOffAnyway, loadedBill, ownedBox } from '../../tests/main-job/boxes.ts';
import { buy, done, paidOrder, people, TODAY } from '../../tests/main-job/main-job.ts';
import { inDays, pay } from '../../tests/main-job/money.ts';
import { useTestServer } from '../../tests/support/test-server.ts';
import { rules } from './rules.ts';

const server = useTestServer();
/** The charge of the single purchase. */
let PURCHASED = '';
beforeAll(async () => {
  const crew = await people(server);
  const { order } = await paidOrder(crew);
  PURCHASED = (await buy(crew, order)).purchase.total;
});

/**
 * Corrupts the books with one statement, answers the rules that are violated, and repairs them with
 * another.
 */
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

  test.for(['wallet', 'held', 'debt', 'unsettled'])(
    'notice a summary of receivables that differs from the ledger: %s',
    async (column) => {
      const first = `(select ctid from receivable_balances order by party_type, party_id, currency_id limit 1)`;
      expect(
        await noticed(
          `create temp table kept as select * from receivable_balances;
           update receivable_balances set ${column} = ${column} + 1 where ctid = ${first}`,
          `update receivable_balances b set ${column} = k.${column}
           from kept k
           where (b.organization_id, b.party_type, b.id) = (k.organization_id, k.party_type, k.id);
           drop table kept`,
        ),
      ).toEqual(['the summary of receivables and payables is what ledger and charges say']);
    },
  );

  test('notice a fund below zero that may not be overdrawn', async () => {
    expect(
      await noticed(
        'update funds set never_below_zero = true where id = 1',
        'update funds set never_below_zero = false where id = 1',
      ),
    ).toEqual(['a fund or bank account stays within its overdraft limit']);
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
      'the clearing account holds what orders resolved and nobody has earned yet',
      'what vouchers settled is what charges and lots say',
    ]);
  });

  test('notice money that waits where nothing was left, and a reversal that did not take all back', async () => {
    const crew = await people(server);
    const { id } = await done(
      pay(crew, 'received_from_local_currency', undefined, {
        ...{ amount: '100', currency_id: 'VND', card_id: 1 },
      }),
      201,
    );
    expect(
      await noticed(
        `update transactions set unassigned = 99 where id = ${id}`,
        `update transactions set unassigned = 100 where id = ${id}`,
      ),
    ).toEqual(['what waits of a voucher is what it left and others did not take']);
    const reversal = await done(crew.accounting('DELETE', `transactions/${id}`), 200);
    expect(
      await noticed(
        `update ledger_postings set from_amount = 60, to_amount = 60 where transaction_id = ${reversal.id}`,
        `update ledger_postings set from_amount = 100, to_amount = 100 where transaction_id = ${reversal.id}`,
      ),
    ).toContain('what is reversed left nothing in the books');
  });

  test('notice a cancelled order that asks, and one that owns boxes', async () => {
    expect(
      await noticed(`update orders set cancelled_at = now()`, `update orders set cancelled_at = null`),
    ).toContain('cancelled orders own and wait for nothing, and ask their fee alone');
    const crew = await people(server);
    const { order } = await ownedBox(crew);
    expect(
      await noticed(
        `update orders set cancelled_at = now() where id = '${order.id}'`,
        `update orders set cancelled_at = null where id = '${order.id}'`,
      ),
    ).toContain('cancelled orders own and wait for nothing, and ask their fee alone');
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
    ).toEqual(['bills stand from their cut-off on']);
  });

  test('notice money that is held for nobody', async () => {
    expect(
      await noticed(
        `update ledger_accounts set held = 1 where id = (
           select ledger_account_id from wallets where walletable_type = 'user' order by id limit 1)
           and balance > 0`,
        'update ledger_accounts set held = 0',
      ),
    ).toEqual(['what is held of wallets is the sum of their open holds']);
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
    const year = new Date().getUTCFullYear() - 1;
    const number = `PT${String(year).slice(2)}-000001`;
    expect(
      await noticed(
        `insert into voucher_counters values (1, 'PT', ${year}, 1);
         insert into transactions (organization_id, code_ref, type_id, amount, currency_id, voucher_date)
           values (1, '${number}', 'deposit_with_cash', 1, 'VND', '${year}-01-01')`,
        `delete from transactions where code_ref = '${number}';
         delete from voucher_counters where year = ${year}`,
      ),
    ).toEqual([]);
  });

  test('notice a posting of another day than its voucher', async () => {
    expect(
      await noticed(
        `update ledger_postings set voucher_date = voucher_date - 1 where id = 1`,
        `update ledger_postings set voucher_date = voucher_date + 1 where id = 1`,
      ),
    ).toEqual(['every posting belongs to a voucher of its day and kind']);
  });

  test('notice a voucher from before the books', async () => {
    expect(
      await noticed(
        `update organizations set books_open_on = '${inDays(1)}' where id = 1`,
        `update organizations set books_open_on = '${inDays(-300)}' where id = 1`,
      ),
    ).toEqual(['vouchers are dated within the books']);
  });

  test('notice worth that is left where nothing is held', async () => {
    const supplier = `(organization_id, account_id, party_type, party_id, currency_id, sign)
      select 1, id, 'supplier', 900, 'JPY', 1 from accounts where role = 'SUPW'`;
    expect(
      await noticed(
        `alter table ledger_accounts drop constraint ledger_accounts__worth;
         insert into ledger_accounts ${supplier};
         update ledger_accounts set debit_base = 48 where party_id = 900`,
        `delete from ledger_accounts where party_id = 900;
         alter table ledger_accounts add constraint ledger_accounts__worth
           check (debit <> credit or debit_base = credit_base)`,
      ),
    ).toEqual([
      'kept balances are the sum of their postings',
      'the books balance in VND',
      'what holds nothing in its currency is worth nothing',
    ]);
  });

  test.for([
    ['order_items', 'balance'],
    ['orders', 'insurance_fee'],
  ])('notice an order that asks another sum than its lines and fees: %s', async ([table, column]) => {
    expect(
      await noticed(
        `update ${table} set ${column} = ${column} + 1`,
        `update ${table} set ${column} = ${column} - 1`,
      ),
    ).toEqual(['orders ask the sum of their lines and fees']);
  });

  test('notice a purchase that asks another sum than its lines', async () => {
    expect(
      await noticed(
        `update purchases set additional_cost = additional_cost + 1`,
        `update purchases set additional_cost = additional_cost - 1`,
      ),
    ).toEqual(['purchases ask the sum of their lines']);
  });

  test('notice money that stands on a cancelled purchase', async () => {
    expect(
      await noticed(
        `update purchases set cancelled_at = now();
         update charges set total = 0 where purchase_id is not null`,
        `update purchases set cancelled_at = null;
         update charges set total = ${PURCHASED} where purchase_id is not null`,
      ),
    ).toEqual([
      'cancelled purchases hold no money',
      'bought quantities are kept right',
      'what was paid last is what purchases say',
    ]);
  });

  test('notice a cancelled order that still has something', async () => {
    expect(
      await noticed(`update orders set cancelled_at = now()`, `update orders set cancelled_at = null`),
    ).toEqual([
      'orders ask the sum of their lines and fees',
      'cancelled orders own and wait for nothing, and ask their fee alone',
    ]);
  });

  test('notice a bill that changed after its cut-off', async () => {
    expect(
      await noticed(
        `insert into containers (id, organization_id, name, shipment_method_id, from_area_id, to_area_id,
           had_cut_off, cut_off_date) overriding system value
           values (900, 1, 'C', 'sea', 1, 3, true, now() - interval '1 hour');
         insert into lading_bills (id, organization_id, name, customer_id, shipment_method_id, from_area_id,
           to_area_id, container_id, type_freight_charge, type_freight_range) overriding system value
           select 900, 1, 'L', min(id), 'sea', 1, 3, 900, 'fixed', 'lading_bill' from users;
         insert into logs (organization_id, logable_type, logable_id, type_id, content)
           values (1, 'lading_bill', '900', 'write', '{"discount": "5"}')`,
        `delete from logs where logable_id = '900';
         delete from lading_bills where id = 900;
         delete from containers where id = 900`,
      ),
    ).toEqual(['bills stand from their cut-off on']);
  });
});

describe('the rules of goods', () => {
  test.for([
    ['price = price + 1', 'price = price - 1'],
    ['organization_id = organization_id + 1', 'organization_id = organization_id - 1'],
  ])('notice another price than was paid last: %s', async ([breaking, mending]) => {
    expect(await noticed(`update last_prices set ${breaking}`, `update last_prices set ${mending}`)).toEqual([
      'what was paid last is what purchases say',
    ]);
  });

  test.for([
    ['weight', ['bills that may change say what their boxes measure']],
    ['volume', ['bills that may change say what their boxes measure']],
  ] as const)('notice a bill whose %s its boxes do not make', async ([measure, rule]) => {
    await billedBox(await people(server));
    expect(
      await noticed(
        `update lading_bills set ${measure} = ${measure} + 1`,
        `update lading_bills set ${measure} = ${measure} - 1`,
      ),
    ).toEqual(rule);
  });

  test('notice a bill whose boxes stand elsewhere than it leaves from', async () => {
    await billedBox(await people(server));
    expect(
      await noticed(
        `update lading_bills set from_area_id = 3, to_area_id = 1 where container_id is null`,
        `update lading_bills set from_area_id = 1, to_area_id = 3 where container_id is null`,
      ),
    ).toEqual(['boxes of bills that may change stand where those leave from']);
  });

  test('notice a bill that takes more of a box than its order owns', async () => {
    await billedBox(await people(server));
    expect(
      await noticed(
        `update box_lading_bills set quantity = quantity + 1`,
        `update box_lading_bills set quantity = quantity - 1`,
      ),
    ).toContain('Q-6: bills and deliveries stay within what is owned');
  });

  test('notice a parcel of which more was packed than came, from when it was bought', async () => {
    const crew = await people(server);
    const { product, order } = await paidOrder(crew);
    const code = `EARLY${Date.now()}`;
    const arrived = { tracking_code: code, quantity: 1, shipping_fee: '0', coupon: '' };
    const day = TODAY;
    const sfa = await done(crew.warehouse('POST', 'sfas', { ...arrived, arrival_date: day }), 201);
    const body = boxOf(product, { sfa_id: sfa.id, duplicate: 5 });
    const box = await done(crew.warehouse('POST', 'boxes', body), 201);
    const { purchase } = await buy(crew, order);
    const { tracking_id } = sfa;
    await done(crew.purchase('PUT', `purchases/${purchase.id}/attach-tracking`, { tracking_id }), 200);
    // boxes packed before the tally hold what the sender declared
    expect(await noticed('select 1', 'select 1')).toEqual([]);
    expect(
      await noticed(
        `update box_items set packed_at = now() where box_id = ${box.id}`,
        `update box_items set packed_at = now() - interval '1 day' where box_id = ${box.id}`,
      ),
    ).toEqual(['nothing of a parcel is packed beyond what came']);
  });
});
