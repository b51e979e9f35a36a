import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { useTestServer, type Caller } from '../support/test-server.ts';
import { seedPlaces } from '../../server/seed/seed-places.ts';

const server = useTestServer();
let admin: Caller;
let customer: number;
beforeAll(async () => {
  await seedPlaces(server.databaseUrl);
  admin = await server.as('admin');
  ({
    body: { id: customer },
  } = await admin('POST', 'users', {
    name: 'Khách',
    email: 'khach@example.test',
    role_id: 'customer',
    password: 'long enough',
  }));
});
const make = (body: object) =>
  admin('POST', 'addresses', {
    user_id: customer,
    consignee: 'Lê Thu Hà',
    address_detail: '25 Phố Huế',
    ...body,
  });
const one = async (text: string) => (await server.query<{ id: string }>(text))[0]!.id;

describe('places', () => {
  test('every unit of the published lists exists', async () => {
    const [counts] = await server.query(`select
      (select count(*) from provinces where epoch = 'vn-old')::int as old_provinces, (select count(*)
      from provinces where epoch = 'vn-2025')::int as provinces, (select count(*) from provinces
      where epoch = 'jp')::int as prefectures,
      (select count(*) from districts where id like 'old-%')::int as old_districts, (select count(*)
      from districts where synthetic)::int as synthetic, (select count(*) from districts
      where id like 'jp-%')::int as municipalities,
      (select count(*) from wards where id like 'old-%')::int as old_wards, (select count(*) from wards
      where id like '25-%')::int as wards, (select count(distinct postcode) from wards)::int as postcodes,
      (select count(distinct old_ward_id) from ward_map)::int as mapped, (select count(distinct old_ward_id)
      from ward_map where kind = 'guess')::int as guessed`);
    expect(counts).toEqual({
      old_provinces: 63,
      provinces: 34,
      prefectures: 47,
      old_districts: 696,
      synthetic: 34,
      municipalities: 1892,
      old_wards: 10_051,
      wards: 3321,
      postcodes: 117_032,
      mapped: 10_051,
      guessed: 16,
    });
  });

  test('are found from the country down, and by postcode', async () => {
    const { body: provinces } = await admin('GET', 'provinces?filter[country_id]=vn&filter[epoch]=vn-2025');
    expect(provinces.data).toHaveLength(34);
    const { body: districts } = await admin('GET', 'districts?filter[province_id]=25-01');
    expect(districts.data).toMatchObject([{ id: '25-01-0', synthetic: true, address: 'Thành phố Hà Nội' }]);
    const { body: wards } = await admin('GET', 'wards?filter[district_id]=25-01-0');
    expect(wards.data.length).toBe((await admin('GET', 'wards?filter[province_id]=25-01')).body.data.length);
    expect((await admin('GET', 'wards')).body.code).toBe('filter_needed');
    expect((await admin('GET', 'wards?filter[postcode]=100-0005')).body.data).toMatchObject([
      { name: '丸の内', address: '〒1000005 東京都千代田区丸の内', country_id: 'jp' },
    ]);
    expect((await admin('GET', 'wards/25-00004')).body).toMatchObject({
      name: 'Phường Ba Đình',
      address: 'Phường Ba Đình, Thành phố Hà Nội',
      province: { id: '25-01' },
    });
    expect((await (await server.as('customer'))('GET', 'wards/old-00001')).body.address).toBe(
      'Phường Phúc Xá, Quận Ba Đình, Thành phố Hà Nội',
    );
  });

  test('hidden ones stay hidden when the published lists are imported again', async () => {
    expect((await admin('DELETE', 'wards/old-00004')).status).toBe(204);
    await seedPlaces(server.databaseUrl); // Changes by users are kept.
    expect((await admin('GET', 'wards/old-00004')).status).toBe(404);
  });
});

describe('addresses', () => {
  test('answer the whole address, in current and former units', async () => {
    expect((await make({ ward_id: '25-00004' })).body).toMatchObject({
      full_address: '25 Phố Huế, Phường Ba Đình, Thành phố Hà Nội',
      conversion: 'current',
    });
    const old = await one(
      "select old_ward_id as id from ward_map where kind = 'one' and old_ward_id = 'old-00001'",
    );
    const { body } = await make({ ward_id: old });
    expect(body.conversion).toBe('converted');
    expect(body.full_address).toMatch(
      /^25 Phố Huế, .+, Thành phố Hà Nội \(Phường Phúc Xá, Quận Ba Đình, Thành phố Hà Nội\)$/,
    );
    expect((await make({ ward_id: 'jp-1000005', address_detail: '1-1' })).body.full_address).toBe(
      '〒1000005 東京都千代田区丸の内 1-1',
    );
    expect((await make({ address_detail: undefined, address: 'nowhere' })).body).toMatchObject({
      conversion: 'none',
      full_address: 'nowhere',
      address_detail: 'nowhere',
    });
    expect((await make({ ward_id: 'no-such' })).body.errors).toHaveProperty('ward_id');
    expect((await make({ address_detail: undefined })).body.errors).toHaveProperty('address_detail');
  });

  test('a divided ward waits until somebody chooses one of its successors', async () => {
    const split = await one("select old_ward_id as id from ward_map where kind = 'split' limit 1");
    const { body } = await make({ ward_id: split });
    expect([body.conversion, body.resolved_ward_id]).toEqual(['needs_choice', null]);
    const { body: choices } = await admin('GET', `wards?filter[successor_of]=${split}`);
    expect(choices.data.length).toBeGreaterThan(1);
    expect((await admin('PUT', `addresses/${body.id}`, { resolved_ward_id: '25-00004' })).body.code).toBe(
      'not_a_successor',
    );
    expect(
      (await admin('PUT', `addresses/${body.id}`, { resolved_ward_id: choices.data[1].id })).body,
    ).toMatchObject({ conversion: 'converted', resolved_ward_id: choices.data[1].id });
    expect((await admin('PUT', `addresses/${body.id}`, { ward_id: split })).body.conversion).toBe(
      'needs_choice',
    ); // Chosen again.
  });

  test('are converted all at once, and those that need a choice are listed', async () => {
    await server.query(
      `insert into addresses (user_id, consignee, address_detail, ward_id)
        select ${customer}, 'Import', 'Số ' || row_number() over (), id from wards where id like 'old-%'`,
    );
    const { status, body } = await admin('POST', 'addresses/convert', {});
    expect(status).toBe(200);
    expect(body.converted).toBe(10_051 - 16 - 7);
    const { body: review } = await admin('GET', 'addresses?filter[conversion]=needs_choice&include=ward');
    expect(review.total).toBe(body.needs_choice);
    expect((await admin('POST', 'addresses/convert', {})).body).toEqual({
      converted: 0,
      needs_choice: body.needs_choice,
    });
  });

  test('have one default: a new one takes the mark, and it is deleted last', async () => {
    const { body: person } = await admin('POST', 'users', {
      name: 'Hai',
      email: 'hai@example.test',
      role_id: 'customer',
      password: 'long enough',
    });
    const { body: first } = await make({ user_id: person.id, default: true });
    const { body: second } = await make({ user_id: person.id, default: true });
    const { body: list } = await admin('GET', `addresses?filter[user_id]=${person.id}`);
    expect(list.data.map(({ id, default: mark }: { id: number; default: boolean }) => [id, mark])).toEqual([
      [second.id, true],
      [first.id, false],
    ]);
    expect((await admin('DELETE', `addresses/${second.id}`)).body.code).toBe('default_address');
    expect((await admin('DELETE', `addresses/${first.id}`)).status).toBe(204);
    expect((await admin('DELETE', `addresses/${second.id}`)).status).toBe(204);
  });

  test('of a customer are visible and editable only by that customer', async () => {
    const caller = server.with(await server.signIn('khach@example.test', 'long enough'));
    const { body: mine } = await caller('POST', 'addresses', {
      user_id: customer,
      consignee: 'مرحبا 👋 <b>',
      address_detail: 'Ngõ 1',
      sender_name: 'Bố',
    });
    expect(mine.consignee).toBe('مرحبا 👋 <b>');
    const {
      body: [stranger],
    } = {
      body: await server.query<{ id: number }>(
        `insert into addresses (user_id, consignee, address_detail) select id, 'x', 'y' from users
          where email = 'customer@hakobu.test' returning id`,
      ),
    };
    expect((await caller('GET', `addresses/${stranger!.id}`)).status).toBe(404);
    expect((await caller('PUT', `addresses/${stranger!.id}`, { note: 'x' })).status).toBe(404);
    expect(
      (await caller('POST', 'addresses', { user_id: 1, consignee: 'x', address_detail: 'y' })).body.errors,
    ).toHaveProperty('user_id');
  });

  test('converted twice do not change again, whatever the wards', async () => {
    const ids = (await server.query<{ id: string }>('select id from wards order by md5(id) limit 400')).map(
      ({ id }) => id,
    );
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom(...ids), { minLength: 1, maxLength: 5 }), async (wards) => {
        for (const ward_id of wards)
          await server.query(
            'insert into addresses (user_id, consignee, address_detail, ward_id) values ($1, $2, $3, $4)',
            [customer, 'P', 'p', ward_id],
          );
        await admin('POST', 'addresses/convert', {});
        const before = await server.query('select id, resolved_ward_id from addresses order by id');
        expect((await admin('POST', 'addresses/convert', {})).body.converted).toBe(0);
        expect(await server.query('select id, resolved_ward_id from addresses order by id')).toEqual(before);
        const [wrong] = await server.query(
          `select count(*)::int as count from addresses a where resolved_ward_id is not null
            and not exists (select from ward_map m where m.old_ward_id = a.ward_id
              and m.new_ward_id = a.resolved_ward_id)`,
        );
        expect(wrong!.count).toBe(0);
      }),
      { numRuns: 8 },
    );
  });
});
