import { beforeAll, describe, expect, test } from 'vitest';
import { draftContract, newCustomer, openContract } from '../../../tests/main-job/contracts.ts';
import { done, makeProduct, usePeople } from '../../../tests/main-job/main-job.ts';
import { logOf } from '../../../tests/support/change-log.ts';
import { refused } from '../../../tests/support/refused.ts';
import { adminElsewhere } from '../../../tests/support/other-callers.ts';
import { useTestServer } from '../../../tests/support/test-server.ts';

const server = useTestServer();
const crew = usePeople(server);
let customer_id: number;
let product_id: string;
beforeAll(async () => {
  customer_id = await newCustomer(crew);
  product_id = await makeProduct(crew);
});

const create = (contract_id: string | null, caller = crew.sale, customer = customer_id) =>
  caller('POST', 'order/wholesales', {
    customer_id: customer,
    contract_id,
    items: [{ product_id, price: '1000', quantity: '3' }],
  });
const ordersOf = async (contract: { id: string }) =>
  (await done(crew.sale('GET', `contracts/${contract.id}?include=orders`))).orders.map(({ id }: any) => id);

describe('an order that is written into a contract', () => {
  test('is attached on creation, and logged at the contract', async () => {
    const contract = await openContract(crew, customer_id);
    const order = await done(create(contract.id), 201);
    expect(order).toMatchObject({ contract_id: contract.id, status_id: 'NotYetApprove' });
    expect(await ordersOf(contract)).toEqual([order.id]);
    expect((await logOf(server, 'contract', contract.id)).at(-1)?.content).toEqual({
      attached_orders: order.id,
    });
    expect((await done(create(null), 201)).contract_id).toBeNull();
  });

  test('needs one of its customer, in force, here', async () => {
    const draft = await draftContract(crew, customer_id);
    await refused(create(draft.id), 'contract_wrong_state');
    const other = await openContract(crew, await newCustomer(crew));
    await refused(create(other.id), 'unknown_reference');
    await refused(create('HD2611999999'), 'unknown_reference');
    const elsewhere = await adminElsewhere(server);
    const theirs = await openContract(crew, customer_id);
    await refused(create(theirs.id, elsewhere), 'customer_of_other_organization');
    expect(await ordersOf(theirs)).toEqual([]);
  });

  test('is not for customers to choose', async () => {
    const [{ id }] = (await done(crew.customer('GET', 'users?filter[own]=1'))).data;
    const contract = await openContract(crew, id);
    await refused(create(contract.id, crew.customer, id), 'forbidden');
  });
});
