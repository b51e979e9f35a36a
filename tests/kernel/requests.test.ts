import { beforeAll, describe, expect, test } from 'vitest';
import { done, makeProduct, people, unique } from '../main-job/main-job.ts';
import { readSettings } from '../../server/kernel/settings.ts';
import { useTestServer } from '../support/test-server.ts';

const server = useTestServer({ more: async () => ({ metricsToken: 'figures' }) });
const token = () => server.signIn('purchase@hakobu.test');
const send = async (path: string, init: RequestInit) => {
  const response = await fetch(`${server.url}/api/${path}`, {
    ...init,
    headers: { authorization: `Bearer ${await token()}`, ...init.headers },
  });
  const text = await response.text();
  return { status: response.status, body: text === '' ? undefined : JSON.parse(text) };
};

describe('bodies', () => {
  test('JSON, urlencoded with brackets and multipart are equivalent', async () => {
    const crew = await people(server);
    const supplier = (await done(crew.purchase('POST', 'suppliers', { name: unique() }))).id;
    const product = await makeProduct(crew);
    const fields = {
      supplier_id: String(supplier),
      currency_id: 'JPY',
      'items[0][product_id]': product,
      'items[0][price]': '120',
      'items[0][quantity]': '2',
    };
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    for (const body of [new URLSearchParams(fields), form]) {
      const { status, body: made } = await send('purchases', { method: 'POST', body });
      expect([status, made.total]).toEqual([201, '240']);
    }
  });

  test('`_method` on POST replaces the method', async () => {
    const { id } = (await send('suppliers', { method: 'POST', body: new URLSearchParams({ name: 'Trước' }) }))
      .body;
    const { status, body } = await send(`suppliers/${id}`, {
      method: 'POST',
      body: new URLSearchParams({ _method: 'PUT', name: 'Sau' }),
    });
    expect([status, body.name]).toEqual([200, 'Sau']);
  });

  test.for([
    ['{"name":', 'application/json', 400, 'malformed_body'],
    ['x', 'application/x-tar', 415, 'unsupported_media'],
    [JSON.stringify({ name: 'x'.repeat(20_000_000) }), 'application/json', 413, 'body_too_large'],
  ] as const)('a body that cannot be read is refused: $2 $3', async ([body, type, status, code]) => {
    const reply = await send('suppliers', { method: 'POST', body, headers: { 'content-type': type } });
    expect([reply.status, reply.body.code]).toEqual([status, code]);
  });

  test.for([
    ['en', 'cannot be more than 999,999,999,999', 'must be more than 0'],
    ['vi', 'không được lớn hơn 999.999.999.999', 'phải lớn hơn 0'],
    ['ja', '999,999,999,999以下にしてください', '0より大きい値にしてください'],
  ] as const)(
    'an amount of twenty digits is too large, and not no number: %s',
    async ([language, most, least]) => {
      const authorization = `Bearer ${await server.signIn('accounting@hakobu.test')}`;
      const toSupplier = async (amount: unknown) => {
        const { status, body } = await send('payment-supplier', {
          method: 'POST',
          body: JSON.stringify({ amount }),
          headers: { authorization, 'content-type': 'application/json', 'accept-language': language },
        });
        expect([status, body.code]).toEqual([422, 'invalid_fields']);
        return body.errors.amount;
      };
      const digits = '9'.repeat(20);
      for (const amount of [digits, `${digits}.5`, 1e20, '1000000000000'])
        expect(await toSupplier(amount), String(amount)).toEqual([most]);
      expect(await toSupplier(`-${digits}`)).toEqual([least]);
      expect(await toSupplier(`${'0'.repeat(20)}5`)).toBeUndefined();
    },
  );

  test('parser errors of a malformed body are in the details, not in the sentence for people', async () => {
    const { body } = await send('suppliers', {
      method: 'POST',
      body: '{"name":',
      headers: { 'content-type': 'application/json', 'accept-language': 'vi' },
    });
    expect(body.message).toBe('Không đọc được nội dung yêu cầu');
    expect(body.details.reason).toMatch(/JSON/);
  });

  test('an update may send its fields as attributes, with dots or brackets; a plain field has priority', async () => {
    const { id } = await done(server.as('purchase').then((call) => call('POST', 'suppliers', { name: 'A' })));
    const change = (body: object) =>
      send(`suppliers/${id}`, {
        method: 'PUT',
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json' },
      });
    expect((await change({ id, attributes: { name: 'B' } })).body.name).toBe('B');
    expect((await change({ 'attributes.name': 'C' })).body.name).toBe('C');
    expect((await change({ name: 'D', attributes: { name: 'E', tel: '090' } })).body).toMatchObject({
      name: 'D',
      tel: '090',
    });
    const form = await send(`suppliers/${id}`, {
      method: 'PUT',
      body: new URLSearchParams({ 'attributes[name]': 'F' }),
    });
    expect(form.body.name).toBe('F');
    const wrong = await change({ attributes: { nickname: 'x' } });
    expect([wrong.status, wrong.body.code]).toEqual([422, 'unknown_field']);
    const text = await change({ attributes: 'x' });
    expect([text.status, text.body.code]).toEqual([422, 'unknown_field']);
    const made = await send('suppliers', {
      method: 'POST',
      body: JSON.stringify({ attributes: { name: 'x' } }),
      headers: { 'content-type': 'application/json' },
    });
    expect([made.status, made.body.code]).toEqual([422, 'unknown_field']);
  });

  test('errors are in the caller’s language', async () => {
    const purchase = await server.as('purchase');
    const messages = await Promise.all(
      ['en', 'vi', 'ja'].map(
        async (language) => (await purchase('POST', 'suppliers', {}, { language })).body.message,
      ),
    );
    expect(new Set(messages).size).toBe(3);
    expect(messages[1]).toBe('Một số trường chưa đúng');
  });
});

describe('writes', () => {
  test('a repeated key answers the stored response, with another body it is refused, and concurrent calls execute once', async () => {
    const purchase = await server.as('purchase');
    const options = { headers: { 'idempotency-key': unique() } };
    const name = unique();
    const replies = await Promise.all(
      Array.from({ length: 8 }, () => purchase('POST', 'suppliers', { name }, options)),
    );
    expect(new Set(replies.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1);
    expect(await server.query('select 1 from suppliers where name = $1', [name])).toHaveLength(1);
    const other = await purchase('POST', 'suppliers', { name: 'something else' }, options);
    expect([other.status, other.body.code]).toEqual([409, 'idempotency_key_reused']);
  });

  test('the same input under one key is the same request in any format', async () => {
    const purchase = await server.as('purchase');
    const options = { headers: { 'idempotency-key': unique() } };
    const [name, note] = [unique(), 'Trà'];
    const first = await purchase('POST', 'suppliers', { name, note }, options);
    expect((await purchase('POST', 'suppliers', { note, name }, options)).body).toEqual(first.body);
    const form = await fetch(`${server.url}/api/suppliers`, {
      method: 'POST',
      headers: {
        ...options.headers,
        authorization: `Bearer ${await server.signIn('purchase@hakobu.test')}`,
      },
      body: new URLSearchParams({ note, name }),
    });
    expect([form.status, await form.json()]).toEqual([201, first.body]);
    const order = { id: `P${unique()}`, name: 'Tea', price: '1500' };
    const key = { headers: { 'idempotency-key': unique() } };
    const made = await purchase('POST', 'products', order, key);
    expect((await purchase('POST', 'products', { ...order, price: 1500 }, key)).body).toEqual(made.body);
  });

  test('an outdated version is refused, the current one is not', async () => {
    const purchase = await server.as('purchase');
    const made = await done(purchase('POST', 'suppliers', { name: unique() }));
    const change = (version: number) =>
      purchase(
        'PUT',
        `suppliers/${made.id}`,
        { note: unique() },
        { headers: { 'if-match': `"${version}"` } },
      );
    expect((await change(made.version)).body.version).toBe(made.version + 1);
    const stale = await change(made.version);
    expect([stale.status, stale.body.code, stale.body.details.version]).toEqual([
      409,
      'stale_version',
      made.version + 1,
    ]);
  });
});

describe('sessions', () => {
  test('wrong passwords are refused, and after many of them sign-in is blocked for a while', async () => {
    const signIn = (password: string) =>
      server.with(undefined)('POST', 'oauth/token', {
        grant_type: 'password',
        username: 'customer@hakobu.test',
        password,
      });
    const first = await signIn('wrong-password');
    expect([first.status, first.body.code]).toEqual([401, 'invalid_credentials']);
    let last = first;
    for (let attempt = 0; attempt < 30 && last.status === 401; attempt += 1)
      last = await signIn('wrong-password');
    expect([last.status, last.body.code]).toEqual([429, 'too_many_attempts']);
    expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  test('a refresh token works once, and signing out ends the session', async () => {
    const grant = (body: object) => server.with(undefined)('POST', 'oauth/token', body);
    const first = (
      await grant({ grant_type: 'password', username: 'sale@hakobu.test', password: 'hakobu-demo' })
    ).body;
    const second = (await grant({ grant_type: 'refresh_token', refresh_token: first.refresh_token })).body;
    expect((await server.with(second.access_token)('GET', 'users?filter[own]=1')).body.data).toHaveLength(1);
    expect((await grant({ grant_type: 'refresh_token', refresh_token: first.refresh_token })).status).toBe(
      401,
    );
    const third = (
      await grant({ grant_type: 'password', username: 'sale@hakobu.test', password: 'hakobu-demo' })
    ).body;
    expect((await server.with(third.access_token)('POST', 'me/logout')).status).toBe(204);
    expect((await server.with(third.access_token)('GET', 'users?filter[own]=1')).status).toBe(401);
  });
});

describe('refused access', () => {
  test('an expired token is refused', async () => {
    const token = await server.signIn('warehouse@hakobu.test');
    expect((await server.with(token)('GET', 'boxes')).status).toBe(200);
    await server.query(
      `update sessions set access_expires_at = now() - interval '1 second'
        where user_id = (select id from users where email = 'warehouse@hakobu.test')`,
    );
    expect((await server.with(token)('GET', 'boxes')).body.type).toBe('logged_out');
  });

  test.for(['ledger_postings', 'box_moves', 'logs'])(
    'the server itself can neither change nor delete %s',
    async (journal) => {
      const { pool } = server.app.database;
      await expect(pool.query(`update ${journal} set created_at = now()`)).rejects.toThrow(
        'permission denied',
      );
      await expect(pool.query(`delete from ${journal}`)).rejects.toThrow('permission denied');
    },
  );
});

describe('pages besides the API', () => {
  test('OpenAPI lists every call, and the docs page loads nothing from outside', async () => {
    const { openapi, paths } = (await (await fetch(`${server.url}/api/openapi.json`)).json()) as {
      openapi: string;
      paths: Record<string, object>;
    };
    expect(openapi).toMatch(/^3\.1/);
    expect(Object.keys(paths).length).toBeGreaterThan(80);
    const docs = await fetch(`${server.url}/api/docs`);
    expect(docs.status).toBe(200);
    expect(await docs.text()).not.toMatch(/(src|href)="https?:\/\//);
  });

  test('health and readiness answer without a session', async () => {
    for (const path of ['healthz', 'readyz'])
      expect((await fetch(`${server.url}/${path}`)).status, path).toBe(200);
  });

  test('metrics need their token', async () => {
    const ask = (token?: string) =>
      fetch(`${server.url}/metrics`, { headers: token ? { authorization: `Bearer ${token}` } : {} });
    expect((await ask()).status).toBe(404);
    expect((await ask('guessed')).status).toBe(404);
    expect(await (await ask('figures')).text()).toContain('http_request');
  });
});

describe('settings', () => {
  test.for([
    [{ COOKIE_DOMAIN: 'x' }, 'COOKIE_DOMAIN'],
    [{ FILES_URL: 'http://bucket' }, 'FILES_URL'],
    [{ AUCTION_URL: 'ftp://x' }, 'AUCTION_URL'],
    [{ SMTP_URL: 'smtp' }, 'SMTP_URL'],
    [{ PORT: 'x' }, 'PORT'],
    [{ TRUSTED_PROXIES: 'proxy' }, 'TRUSTED_PROXIES'],
    [{ TRUSTED_PROXIES: '10.0.0.0/33' }, 'TRUSTED_PROXIES'],
    [{ DATABASE_DIRECT_URL: 'postgres://x' }, 'DATABASE_DIRECT_URL'],
    [{ OIDC_OFFICE_CLIENT_ID: 'a' }, 'OIDC_OFFICE_ISSUER'],
    [{ OIDC_OFFICE_CLIENT_ID: 'a', OIDC_OFFICE_ISSUER: 'nowhere' }, 'OIDC_OFFICE_ISSUER'],
  ] as const)('%o is refused at the start, by name', ([env, name]) => {
    expect(() => readSettings(env as NodeJS.ProcessEnv)).toThrow(name);
  });

  test('know common providers, and accept overrides', () => {
    const { providers, cookieDomain, filesUrl } = readSettings({
      OIDC_GOOGLE_CLIENT_ID: 'g',
      OIDC_GOOGLE_CLIENT_SECRET: 's',
      OIDC_APPLE_CLIENT_ID: 'a',
      OIDC_FACEBOOK_CLIENT_ID: 'f',
      OIDC_OFFICE_CLIENT_ID: 'o',
      OIDC_OFFICE_ISSUER: 'https://login.example.com',
      OIDC_OFFICE_NAME: 'Office',
      OIDC_EMPTY_CLIENT_ID: '',
      COOKIE_DOMAIN: 'example.com',
      FILES_URL: 's3://k:s@host/bucket',
    });
    expect(providers.map(({ id, name, issuer, responseMode }) => [id, name, issuer, responseMode])).toEqual([
      ['google', 'Google', 'https://accounts.google.com', undefined],
      ['apple', 'Apple', 'https://appleid.apple.com', 'form_post'],
      ['facebook', 'Facebook', 'https://www.facebook.com', undefined],
      ['office', 'Office', 'https://login.example.com', undefined],
    ]);
    expect([cookieDomain, filesUrl]).toEqual(['example.com', 's3://k:s@host/bucket']);
  });
});

describe('ranges', () => {
  const asked = async (range: string) => {
    const { status, body } = await (
      await server.as('admin')
    )('GET', `product-affiliates?sort=price&filter_between[price]=${range}`);
    return status === 200 ? body.data.map(({ price }: { price: string }) => price) : body.errors;
  };
  beforeAll(async () => {
    for (const price of ['0', '5', '10', '15'])
      await (
        await server.as('admin')
      )('POST', 'product-affiliates', { name: price, url: 'https://example.com/', price });
  });

  test.for([
    ['5,10', ['5', '10']],
    ['5,', ['5', '10', '15']],
    [',5', ['0', '5']],
    ['5,infinity', ['5', '10', '15']],
    ['infinity,5', ['0', '5']],
    ['0,5', ['0', '5']],
    ['5,0', ['5', '10', '15']],
    ['0,0', ['0']],
    ['10,5', []],
    [',', ['0', '5', '10', '15']],
  ] as const)('%s: a side that nobody filled is open, also when it is sent as 0', async ([range, prices]) => {
    expect(await asked(range)).toEqual(prices);
  });

  test('that are unreadable are that field’s error', async () => {
    for (const range of ['a,5', '1,2,3', '5,2026-01-01'])
      expect(await asked(range), range).toHaveProperty(['filter_between.price']);
  });
});
