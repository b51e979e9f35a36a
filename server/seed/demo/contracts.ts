import { inDays, TODAY, type Crew } from './steps.ts';

const AHEAD = 120;
const ends = inDays(AHEAD);

/**
 * Creates an active contract with orders for each customer. It bears the freight of bills that wait for a
 * container.
 */
export async function makeContracts({ sale, warehouse }: Crew, customers: readonly number[]): Promise<void> {
  for (const customer_id of customers) {
    const { id } = await sale('POST', 'contracts', {
      customer_id,
      start_date: TODAY,
      end_date: ends,
      service_fee: '2000000',
      purchase_cost: '500000',
    });
    await sale('PUT', `contracts/${id}`, { status_id: 'Open' });
    const { data: orders } = await sale('GET', `orders?filter[customer_id]=${customer_id}`);
    await sale('PUT', `contracts/${id}/attach-order`, {
      order_ids: orders.map((order: { id: string }) => order.id),
    });
    const waiting = `lading-bills?filter[customer_id]=${customer_id}&filter[without_container]=1`;
    const { data: bills } = await warehouse('GET', waiting);
    for (const bill of bills)
      await warehouse('PUT', `lading-bills/${bill.id}`, { freight_charge_pay_for_order: false });
  }
}
