import { add, compare, greatest, subtract, zero, type Decimal } from '@hakobu/contract/kernel/decimal.ts';
import { allocateMoney, type CurrencyId } from '@hakobu/contract/kernel/money.ts';
import type { costBases } from '@hakobu/contract/warehouse/container-cost/container-cost.endpoints.ts';

export interface Cost {
  id: number;
  basis: (typeof costBases)[number];
  currency_id: CurrencyId;
  amount: Decimal;
  amount_base: Decimal;
}
export interface CarriedBill {
  id: number;
  name: string;
  customer: { id: number; name: string };
  weight: Decimal;
  volumetric_weight: Decimal;
  volume: Decimal;
  freight: Decimal;
}
/** In VND. */
interface Outcome {
  freight: Decimal;
  cost: Decimal;
  profit: Decimal;
}
interface Share {
  container_cost_id: number;
  amount: Decimal;
  amount_base: Decimal;
}
export type BillOutcome = Pick<CarriedBill, 'id' | 'name' | 'customer' | 'volume'> &
  Outcome & { chargeable_weight: Decimal; shares: Share[] };

/** Every bill of a container with its share of each cost: the shares of a cost sum to it exactly. */
export function allocateCosts(costs: readonly Cost[], bills: readonly CarriedBill[]): BillOutcome[] {
  const rows = bills.map(({ weight, volumetric_weight, ...bill }) => ({
    ...bill,
    chargeable_weight: greatest(weight, volumetric_weight),
    shares: [] as Share[],
  }));
  for (const { id, basis, currency_id, amount, amount_base } of costs) {
    const measures = rows.map((row) => row[basis]);
    const amounts = allocateMoney(amount, measures, currency_id);
    const bases = allocateMoney(amount_base, measures, 'VND');
    for (const [index, row] of rows.entries())
      row.shares.push({
        container_cost_id: id,
        amount: amounts[index]!,
        amount_base: bases[index]!,
      });
  }
  return rows.map((row) => ({
    ...row,
    ...outcomeOf(row.freight, ...row.shares.map((one) => one.amount_base)),
  }));
}

/** Revenue against cost. */
export function outcomeOf(freight: Decimal, ...costs: Decimal[]): Outcome {
  const cost = add(zero, ...costs);
  return { freight, cost, profit: subtract(freight, cost) };
}

/** The same by customer, the highest revenue first. */
export function byCustomer(bills: readonly BillOutcome[]): (CarriedBill['customer'] & Outcome)[] {
  return [...Map.groupBy(bills, ({ customer }) => customer.id).values()]
    .map((own) => ({
      ...own[0]!.customer,
      ...outcomeOf(add(zero, ...own.map(({ freight }) => freight)), ...own.map(({ cost }) => cost)),
    }))
    .sort((a, b) => compare(b.profit, a.profit) || a.id - b.id);
}
