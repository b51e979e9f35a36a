import { bill, buy, deliver, load, pack, paidOrder, payment, receive, type Crew } from './steps.ts';

/** Runs a retail order from the customer's deposit to the delivery. Answers its last status. */
export async function wholeOrder(crew: Crew): Promise<string> {
  const { customer, order } = await paidOrder(crew);
  const { sfa } = await receive(crew, await buy(crew, order));
  const { box } = await pack(crew, sfa, order, 1, false);
  const ladingBill = await bill(crew, customer, order, box);
  const container = await load(crew, ladingBill);
  await crew.accounting('POST', ...payment('service', customer, '50000', { type: 'order', id: order.id }));
  await crew.accounting('PUT', `lading-bills/${ladingBill.id}`, { action_debit: true });
  await crew.warehouse('PUT', `containers/${container.id}/cut-off`);
  await deliver(crew, customer, container, ladingBill);
  const freight = { type: 'lading_bill', id: ladingBill.id };
  await crew.accounting('POST', ...payment('service', customer, ladingBill.freight_charge, freight));
  return (await crew.sale('GET', `orders/${order.id}`)).status_id;
}
