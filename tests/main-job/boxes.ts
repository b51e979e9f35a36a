// Boxes at stages between the steps of the main job: assembled, on a bill, in a container, arrived.
import { approvedOrder } from './goods.ts';
import { bill, done, makeProduct, unique, type People } from './main-job.ts';

/** Areas of the demo business: two in Japan, one in Vietnam. */
export const NARITA = 1;
export const MATSUDO = 2;
export const HANOI = 3;

/** Request body of a box of 60 × 40 × 40 cm and 12.4 kg with one piece of a product. */
export const boxOf = (product_id: string, fields: object = {}) => ({
  length: '60',
  width: '40',
  height: '40',
  weight: '12.4',
  duplicate: 2,
  products: [{ product_id, quantity: '1' }],
  packed: true,
  ...fields,
});

/** Packs two such boxes, closed, loose in Narita and free. */
export async function packBox(crew: People, fields: object = {}): Promise<any> {
  return done(crew.warehouse('POST', 'boxes', boxOf(await makeProduct(crew), fields)), 201);
}

export const own = (crew: People, box: any, order: any, quantity: number) =>
  crew.warehouse('POST', 'owning-boxes', { box_id: box.id, order_id: order.id, quantity });

interface Owned {
  customer: number;
  order: any;
  box: any;
  owner: any;
}

/** An approved order that owns `quantity` boxes of one number. */
export async function ownedBox(crew: People, quantity = 2, fields: object = {}): Promise<Owned> {
  const { customer, order } = await approvedOrder(crew);
  const box = await packBox(crew, { duplicate: quantity, ...fields });
  return { customer, order, box, owner: await done(own(crew, box, order, quantity), 201) };
}

/** All of them on a bill by sea from Narita to Hà Nội, with the bill's one line. */
export async function billedBox(
  crew: People,
  quantity = 2,
  fields: object = {},
): Promise<Owned & { bill: any; line: any }> {
  const owned = await ownedBox(crew, quantity, fields);
  const made = await bill(crew, owned.customer, owned.order, owned.box, quantity);
  return { ...owned, bill: made, line: made.pivot_boxes[0] };
}

/** Terms of a bill with agreed freight, independent of prices. */
export const fixedFreight = (freight_rate: string) => ({
  type_freight_charge: 'fixed',
  automatic_freight_rate_update: false,
  freight_rate,
});

/** A bill by sea from Narita to Hà Nội without boxes. */
export const makeBill = (crew: People, customer_id: number, fields: object = {}): Promise<any> =>
  done(
    crew.warehouse('POST', 'lading-bills', {
      customer_id,
      shipment_method_id: 'sea',
      from_area_id: NARITA,
      to_area_id: HANOI,
      ...fields,
    }),
    201,
  );

/** An empty container by sea from Narita to Hà Nội. */
export const makeContainer = (crew: People, fields: object = {}): Promise<any> =>
  done(
    crew.warehouse('POST', 'containers', {
      name: `SEA-${unique()}`,
      shipment_method_id: 'sea',
      from_area_id: NARITA,
      to_area_id: HANOI,
      ...fields,
    }),
    201,
  );

export const attach = (crew: People, container: any, ...lading_bill_ids: number[]) =>
  crew.warehouse('POST', `containers/${container.id}/attach-lading-bills`, { lading_bill_ids });

export const scan = (crew: People, side: 'out' | 'in', container: any, box: any, quantity: number) =>
  crew.warehouse('POST', `${side}-container-pickers`, {
    container_id: container.id,
    box_id: box.id,
    quantity,
  });

/** Cuts a container off although its orders are not settled. */
export const cutOffAnyway = (crew: People, container: any) =>
  crew.admin('PUT', `containers/${container.id}/cut-off`, { override: true, reason: 'Gấp' });

type Planned = Awaited<ReturnType<typeof billedBox>> & { container: any };

/** A bill planned for a container, not loaded. */
export async function plannedBill(crew: People, quantity = 2): Promise<Planned> {
  const billed = await billedBox(crew, quantity);
  const container = await makeContainer(crew);
  return { ...billed, container: await done(attach(crew, container, billed.bill.id), 200) };
}

/** The same, loaded. */
export async function loadedBill(crew: People, quantity = 2): Promise<Planned> {
  const planned = await plannedBill(crew, quantity);
  return {
    ...planned,
    container: await done(scan(crew, 'out', planned.container, planned.box, quantity), 201),
  };
}

/** The same, cut off. */
export async function shippedBill(crew: People, quantity = 2): Promise<Planned> {
  const loaded = await loadedBill(crew, quantity);
  return { ...loaded, container: await done(cutOffAnyway(crew, loaded.container), 200) };
}

/** The same, all of it unloaded in Hà Nội. */
export async function arrivedBill(crew: People, quantity = 2): Promise<Planned> {
  const shipped = await shippedBill(crew, quantity);
  return {
    ...shipped,
    container: await done(scan(crew, 'in', shipped.container, shipped.box, quantity), 201),
  };
}

/** A delivery of a customer with a carrier and a place. */
export async function makeDelivery(crew: People, customer_id: number, fields: object = {}): Promise<any> {
  const address = await done(
    crew.admin('POST', 'addresses', {
      user_id: customer_id,
      consignee: 'Nguyễn Văn Khách',
      address_detail: '12 Tràng Tiền',
    }),
    201,
  );
  return done(
    crew.warehouse('POST', 'goods-deliveries', {
      customer_id,
      delivery_partner_id: 1,
      address_id: address.id,
      ...fields,
    }),
    201,
  );
}

export const putOn = (crew: People, delivery: any, box: any, order: any, quantity: number) =>
  crew.warehouse('POST', 'goods-delivery-box/create-multiple', {
    goods_delivery_id: delivery.id,
    boxes: [{ box_id: box.id, order_id: order.id, quantity }],
  });

/** Arrived boxes on a delivery that has not left. */
export async function waitingDelivery(crew: People, quantity = 2): Promise<Planned & { delivery: any }> {
  const arrived = await arrivedBill(crew, quantity);
  const delivery = await makeDelivery(crew, arrived.customer);
  return {
    ...arrived,
    delivery: await done(putOn(crew, delivery, arrived.box, arrived.order, quantity), 201),
  };
}

/** One action of a row's response. */
export const actionOf = (row: any, wanted: string) =>
  row.actions.find(({ key }: { key: string }) => key === wanted);

/** Statuses of several responses, ascending. */
export const statuses = (replies: readonly { status: number }[]): number[] =>
  replies.map(({ status }) => status).toSorted((a, b) => a - b);
