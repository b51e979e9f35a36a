import { describe, expect, test } from 'vitest';
import { done, makeProduct, usePeople } from '../../../tests/main-job/main-job.ts';
import { logOf } from '../../../tests/support/change-log.ts';
import { newEmail } from '../../../tests/support/registration.ts';
import { refused } from '../../../tests/support/refused.ts';
import { colleague, stranger } from '../../../tests/support/other-callers.ts';
import { useTestServer } from '../../../tests/support/test-server.ts';

const server = useTestServer();
const crew = usePeople(server);

const make = (body: object = {}, caller = crew.sale) =>
  caller('POST', 'customers', { name: 'Trần Thị Mới', email: newEmail(), ...body });

describe('a customer created by sales', () => {
  test('belongs to their organization, without a password, and can have an order at once', async () => {
    const customer = await done(make({ tel: '0901234567' }), 201);
    expect(customer).toMatchObject({
      role_id: 'customer',
      organization_id: 1,
      tel: '0901234567',
      verification_status: 'unverified',
    });
    const [{ password_hash }] = (await server.query('select password_hash from users where id = $1', [
      customer.id,
    ])) as [{ password_hash: string | null }];
    expect(password_hash).toBeNull();
    const found = await done(crew.sale('GET', `users?filter[id]=${customer.id}`));
    expect(found.data).toHaveLength(1);
    const items = [{ product_id: await makeProduct(crew), quantity: '1', price: '100' }];
    await done(
      crew.sale('POST', 'order/retails', { customer_id: customer.id, shipment_method_id: 'sea', items }),
      201,
    );
    expect(await logOf(server, 'user', customer.id)).toMatchObject([{ type_id: 'created' }]);
  });

  test('has a Vietnamese tax code if one is given, which the customer may correct', async () => {
    expect(await done(make({ tax_code: ' 0101243150 001 ' }), 201)).toMatchObject({
      tax_code: '0101243150-001',
    });
    for (const tax_code of ['123', 'T1180301018771'])
      await refused(make({ tax_code }), 'invalid_fields', 'tax_code');
    const { id } = (await done(crew.customer('GET', 'users?filter[own]=1'))).data[0];
    await done(crew.customer('PUT', 'me', { tax_code: '001099012345' }));
    await done(crew.customer('PUT', `users/${id}`, { tax_code: '0300588569' }));
    await refused(crew.customer('PUT', 'me', { tax_code: '1' }), 'invalid_fields', 'tax_code');
    expect(await done(crew.accounting('GET', `customer-accounts/${id}`))).toMatchObject({
      tax_code: '0300588569',
    });
    expect((await logOf(server, 'user', id)).at(-1)).toMatchObject({ content: { tax_code: '0300588569' } });
    await done(crew.customer('PUT', 'me', { tax_code: null }));
  });

  test('gets an address from sales or from the warehouse', async () => {
    const { id: user_id } = await done(make(), 201);
    for (const caller of [crew.sale, crew.warehouse])
      await done(caller('POST', 'addresses', { user_id, consignee: 'Mới', address_detail: '1 Lê Lợi' }), 201);
    const { data } = await done(crew.warehouse('GET', `addresses?filter[user_id]=${user_id}`));
    expect(data).toHaveLength(2);
  });

  test('is not editable by colleagues who do not sell to them', async () => {
    const { id: user_id } = await done(make(), 201);
    const address = { user_id, consignee: 'Mới', address_detail: '1 Lê Lợi' };
    const other = await colleague(server, 'sale');
    await refused(other('POST', 'addresses', address), 'not_found');
    await refused(crew.customer('POST', 'addresses', address), 'not_found');
  });

  test('belongs to the company of its creator, invisible for other companies', async () => {
    const elsewhere = await stranger(server, 'sale');
    const { id, organization_id } = await done(make({}, elsewhere), 201);
    expect(organization_id).not.toBe(1);
    expect((await done(crew.sale('GET', `users?filter[id]=${id}`))).data).toEqual([]);
    const address = { user_id: id, consignee: 'Mới', address_detail: '1 Lê Lợi' };
    for (const caller of [crew.sale, crew.warehouse])
      await refused(caller('POST', 'addresses', address), 'unknown_reference', 'user_id');
  });
});

describe('is refused', () => {
  test('to anonymous callers, and without the right', async () => {
    await refused(make({}, server.with(undefined)), 'logged_out');
    for (const caller of [crew.purchase, crew.warehouse, crew.accounting, crew.customer])
      await refused(make({}, caller), 'forbidden');
    await refused(
      crew.purchase('POST', 'addresses', { user_id: 1, consignee: 'x', address_detail: 'y' }),
      'forbidden',
    );
  });

  test('with a role, a password or an organization: sales create customers, not staff', async () => {
    for (const claim of [{ role_id: 'admin' }, { password: 'dài hơn mười chữ' }, { organization_id: 2 }])
      await refused(make(claim), 'unknown_field');
    await refused(
      crew.sale('POST', 'users', {
        name: 'x',
        email: newEmail(),
        role_id: 'sale',
        password: 'dài hơn mười chữ',
      }),
      'forbidden',
    );
  });

  test('without a name, with an invalid email, and with an email in use', async () => {
    await refused(make({ name: '' }), 'invalid_fields', 'name');
    await refused(make({ email: 'nobody' }), 'invalid_fields', 'email');
    const email = newEmail();
    await done(make({ email }), 201);
    await refused(make({ email: email.toUpperCase() }), 'email_taken', 'email');
  });
});
