import { beforeAll, expect, test } from 'vitest';
import { done, usePeople } from '../../../tests/main-job/main-job.ts';
import {
  forOrder,
  grantCredit,
  inDays,
  orderThatAsks,
  pay,
  purchaseThatAsks,
} from '../../../tests/main-job/money.ts';
import { logOf } from '../../../tests/support/change-log.ts';
import { refused } from '../../../tests/support/refused.ts';
import { stranger } from '../../../tests/support/other-callers.ts';
import { useTestServer, type Caller } from '../../../tests/support/test-server.ts';

const server = useTestServer();
const crew = usePeople(server);
let purchase: { id: number };
let lot: number;
/** A purchase on debt. */
beforeAll(async () => {
  ({ purchase } = await purchaseThatAsks(crew));
  await done(crew.accounting('PUT', `purchases/${purchase.id}`, { action_debit: true }), 200);
  lot = (await lots())[0].id;
});
const lots = async (of = 'suppliers') =>
  (await done(crew.accounting('GET', `statistics/payment-due-date/${of}`))).data;
const change = (body: object, id = lot, caller: Caller = crew.accounting) =>
  caller('PUT', `debt-lots/${id}`, body);
const later = { payment_due_date: inDays(90), note: 'Agreed by telephone' };

test("the due date of a debt lot is changed, with the reason in the document's log", async () => {
  expect(await done(change(later), 200)).toMatchObject({
    ...{ id: lot, payment_due_date: inDays(90), due_state: 'not_yet_due' },
    ...{ receiptable_type: 'purchase', receiptable_id: String(purchase.id) },
  });
  expect((await lots())[0]).toMatchObject({ payment_due_date: inDays(90) });
  expect(await logOf(server, 'purchase', purchase.id)).toContainEqual({
    type_id: 'write',
    content: { debt_lot_id: lot, ...later },
  });
});

test('is refused without a reason, and to salespeople and other companies', async () => {
  await refused(change({ payment_due_date: inDays(1) }), 'invalid_fields', 'note');
  await refused(change(later, lot, crew.sale), 'forbidden');
  await refused(change(later, lot, await stranger(server, 'accounting')), 'not_found');
  await refused(change(later, 999999), 'not_found');
});

test('is refused for lots of a credit and repaid ones', async () => {
  const debtor = await orderThatAsks(crew);
  const credit = await grantCredit({ server, crew }, debtor);
  const settle = (body: object) =>
    done(pay(crew, 'payment_order', debtor.customer, { ...forOrder(debtor), amount: '2000', ...body }), 201);
  await settle({ credit_order_id: credit.id });
  const [drawn] = await lots('users');
  await refused(change(later, drawn.id), 'debt_of_credit');
  await done(pay(crew, 'payment_order', debtor.customer, { ...forOrder(debtor), amount: '5000' }), 201);
  await refused(change(later, drawn.id), 'debt_repaid');
});
