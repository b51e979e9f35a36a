import {
  approve,
  bill,
  makeCustomer,
  makeOrder,
  makeProduct,
  makeSupplier,
  type Crew,
} from '../../server/seed/demo/steps.ts';
import { boxOf, fixedFreight } from '../main-job/boxes.ts';

/** A customer whose order has a number of boxes of one kind on a bill. */
export async function billedBoxes(crew: Crew, boxes: number, named: { name?: string } = {}) {
  const { id: customer } = await makeCustomer(crew, named);
  const product_id = await makeProduct(crew);
  const made = await makeOrder(crew, customer, [{ product_id, price: '1000', quantity: '1' }]);
  const order = await approve(crew, made.id);
  const box = await crew.warehouse('POST', 'boxes', boxOf(await makeProduct(crew), { duplicate: boxes }));
  await crew.warehouse('POST', 'owning-boxes', { box_id: box.id, order_id: order.id, quantity: boxes });
  const { id } = await bill(crew, customer, order, box, boxes);
  return { customer, order, box, id: id as number };
}

/** A customer whose order has two boxes on a bill of 900,000 VND, in a container; and the shipping staff. */
export async function billedOrder(crew: Crew, name: string) {
  const { customer, order, box, id } = await billedBoxes(crew, 2, { name });
  await crew.warehouse('PUT', `lading-bills/${id}`, fixedFreight('900000'));
  const container = await crew.warehouse('POST', 'containers', {
    ...{ name: `CT ${name}`, shipment_method_id: 'sea', from_area_id: 1, to_area_id: 3 },
  });
  await crew.warehouse('POST', `containers/${container.id}/attach-lading-bills`, { lading_bill_ids: [id] });
  const shipper = `Hãng tàu ${name}`;
  await makeSupplier(crew, shipper);
  return {
    customer,
    order: order.id as string,
    box: box.id as number,
    bill: id,
    container: container.name as string,
    shipper,
  };
}
