// Prices with their parts, for tests of the price service.
import { inDays, TODAY } from '../../server/seed/demo/steps.ts';
import { done } from '../main-job/main-job.ts';
import type { Caller, TestServer } from './test-server.ts';

export const today = TODAY;
export const dayAfter = inDays;
/** Brackets from 0 to infinity: 100 each under 20, then 80. */
export const tiled = [
  { from: '0', to: '20', value: '100' },
  { from: '20', to: null, value: '80' },
];
let count = 0;

/** A price of a separate group, so that tests do not conflict. */
export async function makePrice(
  admin: Caller,
  conditions: Record<string, string> = {},
  group = `group ${(count += 1)}`,
): Promise<{ id: number; group: string }> {
  const { id } = await done(admin('POST', 'prices', { name: `Price ${(count += 1)}`, group_type: group }));
  for (const [key, value] of Object.entries(conditions))
    await done(admin('POST', 'conditions', { price_id: id, key, value }));
  return { id, group };
}

/** A timeline of a price, tiled by default. */
export const makeTimeline = (admin: Caller, price_id: number, fields: object = {}): Promise<any> =>
  done(admin('POST', 'price-timelines', { price_id, amounts: tiled, ...fields }));

/** A price with all its parts. */
export const readPrice = (admin: Caller, id: number): Promise<any> =>
  done(admin('GET', `prices/${id}?include=conditions,timelines,problems`));

/** One condition of a price. */
export const conditionOf = async (admin: Caller, id: number, key: string): Promise<any> =>
  (await readPrice(admin, id)).conditions.find((condition: { key: string }) => condition.key === key);

/** Price of a measure on a day. */
export const preview = (
  admin: Caller,
  group: string,
  context: Record<string, string>,
  measure: string,
  date = today,
): Promise<any> =>
  done(
    admin(
      'GET',
      `prices/preview?${new URLSearchParams({ group_type: group, date, measure, ...context }).toString()}`,
    ),
  );

/** A user of the same organization who may change prices, except active ones. */
export async function makePricer(server: TestServer): Promise<Caller> {
  const admin = await server.as('admin');
  const rights = { scope: 'organization', read: true, create: true, update: true, delete: true };
  await done(
    admin('POST', 'roles', {
      id: 'pricer',
      name: 'Pricer',
      permissions: ['price', 'condition'].map((resource_id) => ({ resource_id, ...rights })),
    }),
  );
  const email = 'pricer@hakobu.test';
  await done(admin('POST', 'users', { name: 'Pricer', email, role_id: 'pricer', password: 'hakobu-demo' }));
  return server.with(await server.signIn(email, 'hakobu-demo'));
}
