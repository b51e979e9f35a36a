// Contracts at several stages, and orders in them.
import { approvedOrder } from './goods.ts';
import { done, makeCustomer, makeOrder, makeProduct, type People } from './main-job.ts';
import { inDays } from './money.ts';

/** A draft contract of a customer. */
export const draftContract = (crew: People, customer_id: number, fields: object = {}): Promise<any> =>
  done(crew.sale('POST', 'contracts', { customer_id, start_date: inDays(0), ...fields }), 201);

/** The same, active. */
export async function openContract(crew: People, customer_id: number, fields: object = {}): Promise<any> {
  const { id } = await draftContract(crew, customer_id, fields);
  return done(crew.sale('PUT', `contracts/${id}`, { status_id: 'Open' }), 200);
}

export const attachTo = (crew: People, contract: { id: string }, ...order_ids: string[]) =>
  crew.sale('PUT', `contracts/${contract.id}/attach-order`, { order_ids });
export const detachFrom = (crew: People, contract: { id: string }, ...order_ids: string[]) =>
  crew.sale('PUT', `contracts/${contract.id}/detach-order`, { order_ids });

/** A customer with an approved order, and an active contract without it. */
export async function orderAndContract(
  crew: People,
  fields: object = {},
): Promise<{ customer: number; order: any; contract: any }> {
  const { customer, order } = await approvedOrder(crew);
  return { customer, order, contract: await openContract(crew, customer, fields) };
}

/** Another order of a customer. */
export async function anotherOrder(crew: People, customer: number): Promise<any> {
  const line = { product_id: await makeProduct(crew), price: '1000', quantity: '1' };
  return makeOrder(crew, customer, [line]);
}

export const newCustomer = async (crew: People): Promise<number> => (await makeCustomer(crew)).id;
