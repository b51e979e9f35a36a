import { describe, expect, test } from 'vitest';
import { done, makeCustomer, usePeople, unique } from '../../../tests/main-job/main-job.ts';
import { lastLog } from '../../../tests/support/change-log.ts';
import { refused } from '../../../tests/support/refused.ts';
import { useTestServer } from '../../../tests/support/test-server.ts';

const server = useTestServer();
const crew = usePeople(server);

const add = (level: 'provinces' | 'districts' | 'wards', fields: object): Promise<any> =>
  done(crew.admin('POST', level, { name: 'Thử', ...fields }), 201);
/** A province of our own with a district and a ward in it. */
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

  test('keeps the id that it is given, once, also of two at once', async () => {
    const id = `x-${unique()}`;
    const both = await Promise.all([1, 2].map(() => crew.admin('POST', 'provinces', { id, name: 'Thử' })));
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
    await refused(crew.admin('POST', 'provinces', { id, name: 'Thử' }), 'already_exists');
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
