import { beforeAll, describe, expect, test } from 'vitest';
import { buy, done, makeSupplier, paidOrder, unique, usePeople } from '../../../tests/main-job/main-job.ts';
import { refused } from '../../../tests/support/refused.ts';
import { adminElsewhere } from '../../../tests/support/other-callers.ts';
import { useTestServer, type Caller } from '../../../tests/support/test-server.ts';

const server = useTestServer();
const crew = usePeople(server);
let stranger: Caller;
beforeAll(async () => {
  stranger = await adminElsewhere(server);
});

describe('a supplier', () => {
  test('is created, changed, found by name and deleted', async () => {
    const made = await done(crew.purchase('POST', 'suppliers', { name: 'Tiệm Trà', tel: '03 1234' }), 201);
    expect(made).toMatchObject({ name: 'Tiệm Trà', tel: '03 1234', email: null, version: 1 });
    const address = `suppliers/${made.id}`;
    expect(await done(crew.accounting('PUT', address, { note: 'pays late' }))).toMatchObject({
      note: 'pays late',
      version: 2,
    });
    const { data } = await done(crew.sale('GET', `suppliers?q=${encodeURIComponent('tiem tra')}`));
    expect(data).toMatchObject([{ id: made.id }]);
    await done(crew.admin('DELETE', address), 204);
    await refused(crew.purchase('GET', address), 'not_found');
  });

  test('is found by its id, and by a part of its name', async () => {
    const name = `Kobe ${unique()}`;
    const [{ id }, other] = [
      await done(crew.purchase('POST', 'suppliers', { name }), 201),
      await makeSupplier(crew),
    ];
    for (const filter of [`filter[id]=${id}`, `filter[name]=${encodeURIComponent(name.slice(1))}`]) {
      const { data } = await done(crew.purchase('GET', `suppliers?${filter}`));
      expect(data, filter).toMatchObject([{ id, name }]);
    }
    const { data: both } = await done(crew.purchase('GET', `suppliers?filter[id]=${id},${other}`));
    expect(both).toHaveLength(2);
  });

  test('belongs to the organization that created it', async () => {
    const theirs = await done(stranger('POST', 'suppliers', { name: 'Theirs' }), 201);
    const ours = await makeSupplier(crew);
    await refused(crew.purchase('GET', `suppliers/${theirs.id}`), 'not_found');
    for (const [method, body] of [['GET'], ['PUT', { name: 'x' }], ['DELETE']] as const)
      await refused(stranger(method, `suppliers/${ours}`, body), 'not_found');
    const { data } = await done(stranger('GET', 'suppliers'));
    expect(data.map(({ id }: { id: number }) => id)).toEqual([theirs.id]);
  });

  test('stays while purchases name it', async () => {
    const { supplier } = await buy(crew, (await paidOrder(crew)).order);
    const { details } = await refused(crew.admin('DELETE', `suppliers/${supplier}`), 'in_use');
    expect(details).toEqual({ used_by: { purchase: 1 } });
  });

  test('has a tax code of its country, in Japan if none is named', async () => {
    const make = (body: object) => crew.purchase('POST', 'suppliers', { name: `Kobe ${unique()}`, ...body });
    const made = await done(make({ tax_code: 'ｔ1-1803-0101-8771' }), 201);
    expect(made).toMatchObject({ country_id: 'jp', tax_code: 'T1180301018771' });
    const problems = { jp: '0101243150', vn: 'T1180301018771' };
    for (const [country_id, tax_code] of Object.entries(problems))
      await refused(make({ country_id, tax_code }), 'invalid_fields', 'tax_code');
    await refused(make({ country_id: 'fr' }), 'invalid_fields', 'country_id');
    const put = (body: object) => crew.purchase('PUT', `suppliers/${made.id}`, body);
    await refused(put({ country_id: 'vn' }), 'invalid_fields', 'tax_code');
    await refused(put({ tax_code: 'T1180301018772' }), 'invalid_fields', 'tax_code');
    expect(await done(put({ country_id: 'vn', tax_code: '0101243150001' }))).toMatchObject({
      ...{ country_id: 'vn', tax_code: '0101243150-001' },
    });
    expect(await done(put({ tax_code: '' }))).toMatchObject({ country_id: 'vn', tax_code: null });
  });

  test('has a name, and a telephone number of digits', async () => {
    await refused(crew.purchase('POST', 'suppliers', { tel: '1' }), 'invalid_fields', 'name');
    await refused(crew.purchase('POST', 'suppliers', { name: 'x', tel: 'call me' }), 'invalid_fields', 'tel');
    await refused(crew.sale('POST', 'suppliers', { name: 'x' }), 'forbidden');
  });
});
