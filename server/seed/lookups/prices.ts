import type { Insertable } from 'kysely';
import type { DB } from '../../../db/types.ts';

/**
 * Initial price list of freight. Rates in VND per kg of chargeable weight, by route and method. Each
 * bracket applies from its measure up to the next one's.
 */
const routes: {
  name: string;
  method: string;
  from: string;
  to: string;
  steps: [from: string, rate: string][];
}[] = ['1', '2'].flatMap((from) => [
  {
    name: `Đường bay ${from === '1' ? 'Narita' : 'Matsudo'} – Hà Nội`,
    method: 'air',
    from,
    to: '3',
    steps: [
      ['0', '230000'],
      ['20', '215000'],
      ['100', '198000'],
    ] as [string, string][],
  },
  {
    name: `Đường biển ${from === '1' ? 'Narita' : 'Matsudo'} – Hà Nội`,
    method: 'sea',
    from,
    to: '3',
    steps: [
      ['0', '60000'],
      ['20', '50000'],
      ['100', '45000'],
    ] as [string, string][],
  },
]);

interface Seeded {
  prices: Insertable<DB['prices']>[];
  conditions: Insertable<DB['price_conditions']>[];
  timelines: Insertable<DB['price_timelines']>[];
  amounts: Insertable<DB['price_amounts']>[];
}

/** Rows of the price tables. `unit` names the measure that a rate multiplies. */
export function priceRows(organization_id: number): Seeded {
  const seeded: Seeded = { prices: [], conditions: [], timelines: [], amounts: [] };
  for (const [index, { name, method, from, to, steps }] of routes.entries()) {
    const id = index + 1;
    add(
      seeded,
      id,
      { organization_id, group_type: 'shipping-fee', name },
      { 'shipment-method': method, from, to, unit: 'by_chargeable_weight', currency: 'VND' },
      steps,
    );
  }
  add(
    seeded,
    routes.length + 1,
    { organization_id, group_type: 'exchange-rates', name: 'Tỷ giá JPY sang VND' },
    { from: 'JPY', to: 'VND' },
    [['0', '171.5']],
  );
  return seeded;
}

function add(
  seeded: Seeded,
  id: number,
  price: Insertable<DB['prices']>,
  conditions: Record<string, string>,
  steps: [string, string][],
): void {
  seeded.prices.push({ id, ...price });
  for (const [key, value] of Object.entries(conditions))
    seeded.conditions.push({ id: seeded.conditions.length + 1, price_id: id, key, value });
  seeded.timelines.push({ id, price_id: id, start_date: null, end_date: null });
  for (const [index, [from_measure, value]] of steps.entries()) {
    seeded.amounts.push({
      id: seeded.amounts.length + 1,
      price_timeline_id: id,
      from_measure,
      to_measure: steps[index + 1]?.[0] ?? null,
      value,
    });
  }
}
