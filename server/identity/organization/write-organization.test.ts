import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { done } from '../../../tests/main-job/main-job.ts';
import { makeAccount } from '../../../tests/support/account.ts';
import { lastLog, logOf } from '../../../tests/support/change-log.ts';
import { refused } from '../../../tests/support/refused.ts';
import { adminElsewhere } from '../../../tests/support/other-callers.ts';
import { approvalKindIds } from '../../../contract/accounting/transaction/kinds.ts';
import { useTestServer, type Caller } from '../../../tests/support/test-server.ts';

const server = useTestServer();
let admin: Caller;
beforeAll(async () => {
  admin = await server.as('admin');
});
const newArea = () => ({ name: `Osaka ${randomUUID().slice(0, 8)}`, kind: 'origin', country_id: 'jp' });
const make = (body: object = {}, caller = admin) =>
  caller('POST', 'organizations', { name: 'Osaka', parent_id: 1, ...body });
const change = (id: number, body: object, headers = {}) =>
  admin('PUT', `organizations/${id}`, body, { headers });
const remove = (id: number, headers = {}) => admin('DELETE', `organizations/${id}`, undefined, { headers });

describe('creating a warehouse', () => {
  test('creates it below the company, with its work area', async () => {
    const area = newArea();
    expect(await done(make({ time_zone: 'Asia/Tokyo', area }), 201)).toMatchObject({
      kind: 'warehouse',
      parent_id: 1,
      time_zone: 'Asia/Tokyo',
      areas: [area],
      members: [],
    });
  });

  test('creates it without an area, and in the time zone of Vietnam by default', async () => {
    expect(await done(make(), 201)).toMatchObject({ time_zone: 'Asia/Ho_Chi_Minh', areas: [] });
  });

  test('is written to the log', async () => {
    const area = newArea();
    const { id } = await done(make({ area }), 201);
    expect(await lastLog(server, 'organization', id)).toMatchObject({
      type_id: 'created',
      content: { name: 'Osaka', area: area.name },
    });
  });

  test('is refused with an area of another organization, and creates nothing', async () => {
    const area = newArea();
    await done(make({ area }), 201);
    const name = randomUUID();
    await refused(make({ name, area }), 'area_taken', 'area.name');
    expect(await server.query('select 1 from organizations where name = $1', [name])).toEqual([]);
  });

  test('may name its area as another company does', async () => {
    const area = newArea();
    await done(make({ area }), 201);
    const company = await done(make({ parent_id: undefined, area }), 201);
    expect(company.areas).toMatchObject([area]);
    await refused(make({ parent_id: company.id, area }), 'area_taken', 'area.name');
  });

  test('is refused below a warehouse, and below an unknown organization', async () => {
    const { id } = await done(make(), 201);
    await refused(make({ parent_id: id }), 'unknown_reference', 'parent_id');
    await refused(make({ parent_id: 999_999 }), 'unknown_reference', 'parent_id');
  });

  test('is refused in an unknown time zone, and for an area of unknown kind', async () => {
    await refused(make({ time_zone: 'Mars/Base' }), 'invalid_fields', 'time_zone');
    await refused(make({ area: { ...newArea(), kind: 'middle' } }), 'invalid_fields', 'area.kind');
  });

  test('needs the right', async () => {
    await refused(make({}, await server.as('sale')), 'forbidden');
  });
});

describe('changing a warehouse', () => {
  test('gives it a new name', async () => {
    const { id } = await done(make(), 201);
    expect(await done(change(id, { name: 'Ōsaka' }))).toMatchObject({ name: 'Ōsaka', version: 2 });
    expect((await lastLog(server, 'organization', id))!.content).toHaveProperty('name');
  });

  test('to what it is already changes nothing', async () => {
    const { id } = await done(make(), 201);
    expect((await done(change(id, { name: 'Osaka' }))).version).toBe(1);
    expect(await logOf(server, 'organization', id)).toHaveLength(1);
  });

  test('with an outdated version is refused', async () => {
    const { id } = await done(make(), 201);
    await done(change(id, { name: 'One' }, { 'if-match': '"1"' }));
    await refused(change(id, { name: 'Two' }, { 'if-match': '"1"' }), 'stale_version');
  });

  test('to an unknown time zone is refused', async () => {
    const { id } = await done(make(), 201);
    await refused(change(id, { time_zone: 'Mars/Base' }), 'invalid_fields', 'time_zone');
  });

  test('is refused when it is unknown', async () => {
    await refused(change(999_999, { name: 'x' }), 'not_found');
  });
});

test('members are added and removed', async () => {
  const { id } = await done(make(), 201);
  const person = await makeAccount(server, 'warehouse');
  const added = await done(admin('POST', `organizations/${id}/members`, { user_ids: [person.id] }));
  expect(added.members).toMatchObject([{ id: person.id }]);
  const left = await done(admin('DELETE', `organizations/${id}/members?user_ids=${person.id}`));
  expect(left.members).toEqual([]);
});

describe('deleting a warehouse', () => {
  test('deletes one that nothing refers to, with its members', async () => {
    const { id } = await done(make(), 201);
    const person = await makeAccount(server, 'warehouse');
    await done(admin('POST', `organizations/${id}/members`, { user_ids: [person.id] }));
    expect((await remove(id)).status).toBe(204);
    await refused(remove(id), 'not_found');
  });

  test('is refused with an area', async () => {
    const { id } = await done(make({ area: newArea() }), 201);
    await refused(remove(id), 'in_use');
    expect((await done(admin('GET', `organizations/${id}?include=areas`))).areas).toHaveLength(1);
  });

  test('is refused with people whose home organization it is', async () => {
    const { id } = await done(make(), 201);
    const person = await makeAccount(server, 'warehouse', { organization_id: id });
    await refused(remove(id), 'in_use');
    await done(person.call('GET', 'me/sessions'));
  });

  test('is refused for the company', async () => {
    await refused(remove(1), 'in_use');
  });

  test('with an outdated version is refused', async () => {
    const { id } = await done(make(), 201);
    await done(change(id, { name: 'One' }));
    await refused(remove(id, { 'if-match': '"1"' }), 'stale_version');
  });
});

test('a member of another warehouse still creates warehouses of the company', async () => {
  await done(make({}, await adminElsewhere(server)), 201);
});

describe('VAT on sales', () => {
  const say = (body: object, id = 1, caller = admin) => caller('PUT', `organizations/${id}/sales-vat`, body);
  const rate = { type_id: 'retail', currency_id: 'VND', percent: '8' };

  test('is set by order type and currency, and changed', async () => {
    expect(await done(say(rate), 200)).toMatchObject({ sales_vat: [rate] });
    expect(await done(say({ ...rate, percent: '10' }), 200)).toMatchObject({
      sales_vat: [{ ...rate, percent: '10' }],
    });
    expect(await lastLog(server, 'organization', 1)).toMatchObject({
      content: { sales_vat: { ...rate, percent: '10' } },
    });
  });

  test('is refused for unknown types, currencies and rates, and for another company', async () => {
    await refused(say({ ...rate, type_id: 'gift' }), 'invalid_fields', 'type_id');
    await refused(say({ ...rate, currency_id: 'EUR' }), 'invalid_fields', 'currency_id');
    await refused(say({ ...rate, percent: '100' }), 'invalid_fields', 'percent');
    await refused(say(rate, 999999), 'not_found');
  });
});

describe('the limit of four-eyes approval', () => {
  const say = (body: object, id: number | string = 1, caller = admin, headers = {}) =>
    caller('PUT', `organizations/${id}/second-person`, body, { headers });

  test('is unset at first, and covers every kind of outgoing payment', async () => {
    const { second_person_above, second_person_kinds } = await done(admin('GET', 'organizations/1'));
    expect(second_person_above).toBe(null);
    expect(second_person_kinds.toSorted()).toEqual(approvalKindIds.toSorted());
  });

  test('is set, changed and removed', async () => {
    const kinds = ['withdrawal', 'transfer'];
    expect(await done(say({ above: '5000000', kinds: [...kinds, 'transfer'] }), 200)).toMatchObject({
      second_person_above: '5000000',
      second_person_kinds: kinds,
    });
    expect(await lastLog(server, 'organization', 1)).toMatchObject({
      content: { second_person_above: '5000000', second_person_kinds: kinds },
    });
    const logs = (await logOf(server, 'organization', 1)).length;
    await done(say({ above: '5000000', kinds }), 200);
    expect(await logOf(server, 'organization', 1)).toHaveLength(logs);
    expect(await done(say({ above: null, kinds: approvalKindIds }), 200)).toMatchObject({
      second_person_above: null,
    });
  });

  test('notifies the approvers of its change, except whoever changed it', async () => {
    const answer = async (caller: Caller) =>
      (await done(caller('GET', 'user-notifications?sort=-id&per_page=2'))).data.map(
        ({ kind, title, text }: Record<string, string>) => [kind, title, text],
      );
    const accounting = await server.as('accounting');
    await done(say({ above: '7000000', kinds: approvalKindIds }), 200);
    await done(say({ above: '7000000', kinds: approvalKindIds }), 200);
    await done(say({ above: null, kinds: approvalKindIds }), 200);
    const [removed, changed] = await answer(accounting);
    expect(removed[0]).toBe('second_person_removed');
    expect(changed).toEqual([
      'second_person_changed',
      expect.stringContaining('7,000,000'),
      expect.stringMatching(/changed the limit or the voucher types/),
    ]);
    expect(await answer(admin)).toEqual([]);
    expect(await answer(await server.as('sale'))).toEqual([]);
  });

  test('is an amount in VND, for kinds of outgoing payments', async () => {
    await refused(say({ above: '-1', kinds: [] }), 'invalid_fields', 'above');
    await refused(say({ above: '0.5', kinds: [] }), 'invalid_fields', 'above');
    await refused(say({ above: '1', kinds: ['revenue'] }), 'invalid_fields', 'kinds.0');
    await refused(say({ above: '1' }), 'invalid_fields', 'kinds');
  });

  test('belongs to the company: a warehouse has none of its own', async () => {
    const { id } = await done(make(), 201);
    await refused(say({ above: '1', kinds: [] }, id), 'not_found');
    await refused(say({ above: '1', kinds: [] }, 999_999), 'not_found');
    await refused(say({ above: '1', kinds: [] }, 1, await server.as('accounting')), 'forbidden');
    await refused(say({ above: '1', kinds: [] }, 1, admin, { 'if-match': '"999"' }), 'stale_version');
  });
});
