import { describe, expect, test } from 'vitest';
import { done, makeCustomer, usePeople, unique } from '../../../tests/main-job/main-job.ts';
import { lastLog } from '../../../tests/support/change-log.ts';
import { refused } from '../../../tests/support/refused.ts';
import { useTestServer } from '../../../tests/support/test-server.ts';

const server = useTestServer();
const crew = usePeople(server);

const add = (level: 'provinces' | 'districts' | 'wards', fields: object): Promise<any> =>
  done(crew.admin('POST', level, { name: 'Thử', ...fields }), 201);
/** A new province with a district and a ward. */
async function addThree() {
  const province = await add('provinces', { name: 'Tỉnh thử' });
  const district = await add('districts', { name: 'Huyện thử', province_id: province.id });
  const ward = await add('wards', { name: 'Xã thử', district_id: district.id });
  return { province, district, ward };
}
const list = async (path: string): Promise<string[]> =>
  (await done(crew.customer('GET', path))).data.map(({ id }: { id: string }) => id);

describe('a unit that people add', () => {
  test('gets an id where it has none, which is its code too', async () => {
    const { province, ward } = await addThree();
    expect(province).toMatchObject({ epoch: 'own', country_id: 'vn', code: province.id });
    expect(province.id).toMatch(/^own-/);
    expect(ward.address).toBe('Xã thử, Huyện thử, Tỉnh thử');
  });

  test('keeps the id, the name and what it is in, as they are given', async () => {
    const id = unique();
    const province = { id: `p-${id}`, name: '神奈川県', country_id: 'jp' };
    const district = { id: `d-${id}`, name: '川崎市', province_id: province.id };
    const ward = { id: `w-${id}`, name: '多摩区', district_id: district.id };
    expect(await add('provinces', province)).toMatchObject(province);
    expect(await add('districts', district)).toMatchObject(district);
    expect(await add('wards', ward)).toMatchObject(ward);
    const read = await done(crew.customer('GET', `wards/${ward.id}`));
    expect(read).toMatchObject({ ...ward, address: expect.stringContaining('多摩区') });
  });

  test('keeps the id that it is given, once, also of two at once', async () => {
    const id = `x-${unique()}`;
    const both = await Promise.all([1, 2].map(() => crew.admin('POST', 'provinces', { id, name: 'Thử' })));
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
    await refused(crew.admin('POST', 'provinces', { id, name: 'Thử' }), 'already_exists');
  });

  test.for(['province', 'district', 'ward'] as const)('%s is named anew', async (level) => {
    const unit = (await addThree())[level];
    const path = `${level}s/${unit.id}`;
    expect((await done(crew.admin('PUT', path, { name: 'Tên mới' }), 200)).name).toBe('Tên mới');
    expect((await done(crew.customer('GET', path))).name).toBe('Tên mới');
  });

  test('is named anew by administrators, and not over another’s change', async () => {
    const { ward } = await addThree();
    const path = `wards/${ward.id}`;
    expect((await done(crew.admin('PUT', path, { name: 'Xã mới' }), 200)).name).toBe('Xã mới');
    const old = { headers: { 'if-match': `"${ward.version}"` } };
    await refused(crew.admin('PUT', path, { name: 'x' }, old), 'stale_version');
    await refused(crew.sale('PUT', path, { name: 'x' }), 'forbidden');
  });

  test('is refused in no unit, with a bad id, and by others', async () => {
    const lost = { name: 'x', district_id: 'no-such' };
    await refused(crew.admin('POST', 'wards', lost), 'unknown_reference', 'district_id');
    await refused(crew.admin('POST', 'provinces', { id: 'a b', name: 'x' }), 'invalid_fields', 'id');
    await refused(crew.sale('POST', 'provinces', { name: 'x' }), 'forbidden');
  });
});

describe('the lists of districts and wards', () => {
  test('are refused until they are narrowed', async () => {
    const { province, district, ward } = await addThree();
    for (const path of ['districts', 'wards', 'wards?filter[name]=Thử'])
      await refused(crew.admin('GET', path), 'filter_needed');
    expect(await list(`districts?filter[province_id]=${province.id}`)).toEqual([district.id]);
    for (const filter of [`district_id]=${district.id}`, `province_id]=${province.id}`, `id]=${ward.id}`])
      expect(await list(`wards?filter[${filter}`)).toEqual([ward.id]);
  });

  test('provinces are few and need no narrowing', async () => {
    expect((await list('provinces')).length).toBeGreaterThan(34);
  });
});

describe('all wards of a province', () => {
  /**
   * A province of the units before July 2025: its hundreds of wards are enough for the response to be
   * cached.
   */
  const HANOI = 'old-01';
  const all = async () =>
    (await done(crew.customer('GET', `wards?filter[province_id]=${HANOI}`))).data as {
      id: string;
      name: string;
      address: string;
    }[];

  test('are answered the same again, and as each by itself', async () => {
    const first = await all();
    expect(first.length).toBeGreaterThan(300);
    expect(await all()).toEqual(first);
    expect(await done(crew.customer('GET', `wards/${first[7]!.id}`))).toEqual(first[7]);
    const named = await list(`wards?filter[province_id]=${HANOI}&filter[name]=Hàng`);
    const bears = ({ name }: { name: string }) =>
      /hang/i.test(name.normalize('NFD').replaceAll(/\p{M}/gu, ''));
    expect(named).toEqual(first.filter(bears).map(({ id }) => id));
  });

  test('are up to date once one of them, or a parent, has changed', async () => {
    const [before] = await all();
    const province = await done(crew.admin('GET', `provinces/${HANOI}`));
    await done(crew.admin('PUT', `wards/${before!.id}`, { name: 'Phường mới' }), 200);
    expect((await all()).find(({ id }) => id === before!.id)!.name).toBe('Phường mới');
    await done(crew.admin('PUT', `provinces/${HANOI}`, { name: 'Thăng Long' }), 200);
    expect((await all()).every(({ address }) => address.endsWith('Thăng Long'))).toBe(true);
    await done(crew.admin('DELETE', `wards/${before!.id}`), 204);
    expect((await all()).some(({ id }) => id === before!.id)).toBe(false);
    const [{ id: district_id }] = (await done(crew.admin('GET', `districts?filter[province_id]=${HANOI}`)))
      .data;
    const added = await add('wards', { name: 'Xã thêm', district_id });
    expect((await all()).some(({ id }) => id === added.id)).toBe(true);
    await done(crew.admin('PUT', `provinces/${HANOI}`, { name: province.name }), 200);
  });

  test('are read by an export as well', async () => {
    const { length } = await all();
    const answer = await fetch(`${server.url}/api/exports/rows`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${await server.signIn('admin@hakobu.test')}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({
        name: 'Xã',
        list: 'wards',
        query: `filter[province_id]=${HANOI}`,
        columns: [{ title: 'Tên', field: 'name' }],
        format: 'csv',
      }),
    });
    expect((await answer.text()).trim().split('\r\n')).toHaveLength(1 + length);
  });
});

describe('deleting a unit', () => {
  test('is done from below, and logged', async () => {
    const { province, district, ward } = await addThree();
    const { details } = await refused(crew.admin('DELETE', `provinces/${province.id}`), 'in_use');
    expect(details).toEqual({ table: 'districts' });
    await refused(crew.admin('DELETE', `districts/${district.id}`), 'in_use');
    for (const path of [`wards/${ward.id}`, `districts/${district.id}`, `provinces/${province.id}`]) {
      await done(crew.admin('DELETE', path), 204);
      await refused(crew.admin('DELETE', path), 'not_found');
    }
    expect(await lastLog(server, 'ward', ward.id)).toEqual({ type_id: 'deleted', content: {} });
    expect(await server.query('select id from wards where id = $1', [ward.id])).toEqual([]);
  });

  test('is refused while an address names it', async () => {
    const { ward } = await addThree();
    const { id: user_id } = await makeCustomer(crew);
    const body = { user_id, consignee: 'Hà', address_detail: '25 Phố Huế', ward_id: ward.id };
    const address = await done(crew.admin('POST', 'addresses', body), 201);
    await refused(crew.admin('DELETE', `wards/${ward.id}`), 'in_use');
    await done(crew.admin('DELETE', `addresses/${address.id}`), 204);
    await done(crew.admin('DELETE', `wards/${ward.id}`), 204);
  });

  test('hides a published one, whose row stays for addresses of before', async () => {
    await done(crew.admin('DELETE', 'wards/old-00004'), 204);
    await refused(crew.admin('GET', 'wards/old-00004'), 'not_found');
    await refused(crew.admin('DELETE', 'wards/old-00004'), 'not_found');
    expect(await list('wards?filter[id]=old-00004')).toEqual([]);
    expect(await server.query("select 1 from wards where id = 'old-00004'")).toHaveLength(1);
  });

  test('is refused over another’s change, and to others', async () => {
    const { ward } = await addThree();
    const old = { headers: { 'if-match': `"${ward.version + 1}"` } };
    await refused(crew.admin('DELETE', `wards/${ward.id}`, undefined, old), 'stale_version');
    await refused(crew.sale('DELETE', `wards/${ward.id}`), 'forbidden');
    await done(crew.customer('GET', `wards/${ward.id}`), 200);
  });
});

test('a country is added once', async () => {
  await done(crew.admin('POST', 'countries', { id: 'kr', name: '한국' }), 201);
  await refused(crew.admin('POST', 'countries', { id: 'kr', name: '한국' }), 'already_exists');
});
