// The steps of the main job over HTTP. Request bodies come from the demo's steps; responses are checked
// here.
import { beforeAll, expect } from 'vitest';
import * as steps from '../../server/seed/demo/steps.ts';
import * as orders from '../../server/seed/demo/whole-order.ts';
import type { Caller, TestServer } from '../support/test-server.ts';

export { payment, TODAY, unique, type Line } from '../../server/seed/demo/steps.ts';

/** Callers of the main job, whose responses tests check. */
export type People = Record<keyof steps.Crew | 'customer', Caller>;
export async function people(server: TestServer): Promise<People> {
  const roles = ['admin', 'sale', 'purchase', 'warehouse', 'accounting', 'customer'] as const;
  return Object.fromEntries(
    await Promise.all(roles.map(async (role) => [role, await server.as(role)])),
  ) as People;
}

/** The same for a test file, created before its first test. */
export function usePeople(server: TestServer): People {
  const crew = {} as People;
  beforeAll(async () => void Object.assign(crew, await people(server)));
  return crew;
}

/** Calls and expects success; returns the body. */
export async function done(reply: ReturnType<Caller>, status?: number): Promise<any> {
  const { status: got, body } = await reply;
  expect(status === undefined ? got < 300 : got === status, `${got} ${JSON.stringify(body)}`).toBe(true);
  return body;
}

/** The same callers in the form that the steps need. */
const crewOf = (crew: People): steps.Crew =>
  Object.fromEntries(
    Object.entries(crew).map(([role, caller]) => [
      role,
      (method: string, path: string, body?: object) => done(caller(method, path, body)),
    ]),
  ) as unknown as steps.Crew;

type Step<Rest extends unknown[], Answer> = (crew: steps.Crew, ...rest: Rest) => Promise<Answer>;
const over =
  <Rest extends unknown[], Answer>(step: Step<Rest, Answer>) =>
  (crew: People, ...rest: Rest): Promise<Answer> =>
    step(crewOf(crew), ...rest);

export const makeCustomer = over(steps.makeCustomer);
export const makeProduct = over(steps.makeProduct);
export const makeSupplier = over(steps.makeSupplier);
export const deposit = over(steps.deposit);
export const makeOrder = over(steps.makeOrder);
export const approve = over(steps.approve);
export const payOrder = over(steps.payOrder);
export const paidOrder = over(steps.paidOrder);
export const buy = over(steps.buy);
export const receive = over(steps.receive);
export const pack = over(steps.pack);
export const bill = over(steps.bill);
export const load = over(steps.load);
export const deliver = over(steps.deliver);
export const wholeOrder = over(orders.wholeOrder);
