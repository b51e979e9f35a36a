import { describe, expect, test } from 'vitest';
import { cardOf } from '@hakobu/contract/find-card.ts';
import type { Actor } from '../context.ts';
import { anonymous } from '../session/find-actor.ts';
import { Audience, MAX_STREAMS, type Stream } from './audience.ts';

const order = cardOf('order')!;
const change = { organization_id: 1, row: 'OR1' };
const person = (id: number, reach: 'own' | 'organization', more: Partial<Actor> = {}): Actor => ({
  ...anonymous,
  id,
  organizationId: 1,
  organizationIds: [1],
  permissions: new Set([`order.${reach}.read`]),
  ...more,
});
const stream = (): Stream => ({ token: '', send() {}, end() {} });

/** An audience whose queries are counted; the order is that of `owners`. */
function audienceOf(people: readonly Actor[], owners: readonly number[] = []) {
  const asked: number[][] = [];
  const audience = new Audience(async ({ id, manageUserIds }) => {
    const team = [id, ...manageUserIds];
    asked.push(team);
    return team.some((one) => owners.includes(one));
  });
  for (const actor of people) audience.add(actor, stream());
  const seeing = async () => (await audience.accountsThatCanRead(order, change)).map(({ actor }) => actor.id);
  return { audience, asked, seeing };
}
const many = Array.from({ length: 500 }, (_, index) => person(index + 1, 'own', { roleId: 'customer' }));

describe('access to a changed row is checked', () => {
  test('once for all users with the same scope, if it belongs to none', async () => {
    const { seeing, asked } = audienceOf(many);
    expect(await seeing()).toEqual([]);
    expect(asked).toHaveLength(1);
  });

  test('a few more times to find its owners, not once per user', async () => {
    const { seeing, asked } = audienceOf(many, [7, 490]);
    expect((await seeing()).toSorted((one, other) => one - other)).toEqual([7, 490]);
    expect(asked.length).toBeLessThan(40);
  });

  test('without a query for users with organization scope', async () => {
    const { seeing, asked } = audienceOf([
      person(1, 'organization'),
      person(2, 'organization', { organizationIds: [2] }),
    ]);
    expect([await seeing(), asked]).toEqual([[1], []]);
  });

  test('separately for users of another role', async () => {
    const { asked, seeing } = audienceOf([
      person(1, 'own', { roleId: 'sale' }),
      person(2, 'own', { roleId: 'customer' }),
    ]);
    await seeing();
    expect(asked).toEqual([[1], [2]]);
  });
});

test('a user has at most twenty streams', () => {
  const { audience } = audienceOf([]);
  const [actor, streams] = [person(1, 'own'), Array.from({ length: MAX_STREAMS }, stream)];
  for (const one of streams) audience.add(actor, one);
  expect(() => audience.add(actor, stream())).toThrow('too_many_streams');
  audience.remove(1, streams[0]!);
  audience.add(actor, stream());
  audience.add(person(2, 'own'), stream());
});

test('staff of an organization are those who read more than their own rows there', () => {
  const { audience } = audienceOf([
    person(1, 'organization'),
    person(2, 'own', { roleId: 'customer' }),
    person(3, 'organization', { organizationIds: [2] }),
  ]);
  expect(audience.staffOf(1).map(({ actor }) => actor.id)).toEqual([1]);
});
