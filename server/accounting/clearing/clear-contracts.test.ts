import { describe, expect, test } from 'vitest';
import { billedBox, fixedFreight } from '../../../tests/main-job/boxes.ts';
import { attachTo, openContract } from '../../../tests/main-job/contracts.ts';
import { deposit, done, TODAY, usePeople } from '../../../tests/main-job/main-job.ts';
import { balanceOf } from '../../../tests/main-job/money.ts';
import { expectBooksInOrder } from '../../../tests/support/invariants.ts';
import { refused } from '../../../tests/support/refused.ts';
import { useTestServer } from '../../../tests/support/test-server.ts';

const server = useTestServer();
const crew = usePeople(server);

/** A contract that bears the freight of a bill, in dong, and a wallet that reaches for it. */
async function bearing(freight_rate: string) {
  const { customer, order, bill } = await billedBox(crew, 1);
  const terms = fixedFreight(freight_rate);
  await done(crew.warehouse('PUT', `lading-bills/${bill.id}`, terms), 200);
  await done(crew.warehouse('PUT', `lading-bills/${bill.id}`, { freight_charge_pay_for_order: false }), 200);
  const contract = await openContract(crew, customer);
  await done(attachTo(crew, contract, order.id), 200);
  await deposit(crew, customer, '5000', 'VND');
  return { customer, bill, contract };
}
type Bearing = Awaited<ReturnType<typeof bearing>>;

const asked = (receiptable_type: string, id: string | number, unsolved: string, amount = unsolved) => ({
  ...{ receiptable_type, receiptable_id: String(id), kind: 'payment_service' },
  ...{ outstanding: '0', unsolved, amount },
});
const clear = ({ customer }: Pick<Bearing, 'customer'>, ...documents: object[]) =>
  crew.accounting('POST', 'clear-debts', {
    ...{ object_type: 'user', object_id: customer, currency_id: 'VND', voucher_date: TODAY },
    documents,
  });
const standing = async ({ contract }: Bearing) => {
  const row = await done(crew.accounting('GET', `contracts/${contract.id}`));
  return [row.freight_charge_paid, row.freight_charge_unsolved];
};

describe('clearing contracts', () => {
  test('settles the freight that they bear', async () => {
    const made = await bearing('1000');
    const { transactions } = await done(clear(made, asked('contract', made.contract.id, '1000', '800')), 201);
    expect(transactions).toMatchObject([
      {
        ...{ type_id: 'payment_service', amount: '800' },
        receipts: [{ receiptable_type: 'contract', receiptable_id: made.contract.id }],
      },
    ]);
    expect(await standing(made)).toEqual(['800', '200']);
    expect(await balanceOf(server, 'WALLET', made.customer, 'VND')).toBe('4200');
    await expectBooksInOrder(server);
  });

  test('is refused if one changed meanwhile, has nothing outstanding, or belongs to another customer', async () => {
    const [made, other] = [await bearing('1000'), await bearing('700')];
    await refused(clear(made, asked('contract', made.contract.id, '900')), 'debts_changed');
    await refused(
      clear(made, asked('contract', other.contract.id, '700')),
      'document_of_other_party',
      'documents.0.receiptable_id',
    );
    await refused(
      clear(made, asked('contract', 'HD0', '1')),
      'unknown_reference',
      'documents.0.receiptable_id',
    );
  });

  test('excludes bills of a contract in the same request, in either order', async () => {
    const made = await bearing('1000');
    const both = [asked('contract', made.contract.id, '1000'), asked('lading_bill', made.bill.id, '1000')];
    await refused(clear(made, ...both), 'document_settled_twice', 'documents.1.receiptable_id');
    await refused(clear(made, ...both.toReversed()), 'document_settled_twice', 'documents.1.receiptable_id');
    await refused(clear(made, both[0]!, both[0]!), 'debts_changed');
    expect(await standing(made)).toEqual(['0', '1000']);
  });
});
