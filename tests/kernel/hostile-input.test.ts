// Requests that none of our clients sends: each is refused by name, none causes a server error.
import net from 'node:net';
import { describe, expect, test } from 'vitest';
import { allRoutes } from '../../server/routes.ts';
import { useTestServer } from '../support/test-server.ts';

const server = useTestServer();
const lists = allRoutes
  .map(({ endpoint }) => endpoint)
  .filter(({ list, path }) => list?.between !== undefined && !path.includes('{'));

/** Sends a path unchanged, since `fetch` would normalize it. */
async function rawGet(path: string): Promise<{ status: number; body: string }> {
  const { hostname, port } = new URL(server.url);
  const socket = net.connect(Number(port), hostname);
  socket.end(`GET ${path} HTTP/1.1\r\nhost: ${hostname}\r\nconnection: close\r\n\r\n`);
  let text = '';
  for await (const chunk of socket) text += String(chunk);
  return { status: Number(text.split(' ')[1]), body: text };
}

const multipart = (body: string, headers: Record<string, string> = {}) =>
  fetch(`${server.url}/api/suppliers`, {
    method: 'POST',
    headers: { 'content-type': 'multipart/form-data; boundary=x', ...headers },
    body,
  });

describe('invalid text', () => {
  test('a lone surrogate is refused with its field', async () => {
    const purchase = await server.as('purchase');
    const { status, body } = await purchase('POST', 'suppliers', '{"name":"a","note":"\\ud800"}');
    expect([status, body.code, Object.keys(body.errors)]).toEqual([422, 'invalid_fields', ['note']]);
  });

  test('a lone surrogate deep in a body, or in the name of a field, is refused', async () => {
    const purchase = await server.as('purchase');
    for (const body of [
      '{"supplier_id":1,"currency_id":"JPY","items":[{"product_id":"\\ud800","price":"1","quantity":"1"}]}',
      '{"name":"a","\\udfff":1}',
    ])
      expect((await purchase('POST', 'purchases', body)).status).toBe(422);
  });

  test.for([
    ['NUL', '%00'],
    ['text with NUL', 'a%00b'],
    ['half a character', '%ED%A0%80'],
    ['201 characters', 'x'.repeat(201)],
    ['5000 characters', 'x'.repeat(5000)],
    ['a lone percent', '%'],
    ['no figures after a percent', '%zz'],
  ] as const)('an id that cannot be is not found: %s', async ([, id]) => {
    const { status, body } = await rawGet(`/api/orders/${id}`);
    expect([400, 401, 404]).toContain(status);
    expect(body).not.toContain('server_error');
    const admin = await server.as('admin');
    const read = await admin('GET', `orders/${id}`);
    expect([400, 404], `${id.slice(0, 20)} ${read.status}`).toContain(read.status);
  });

  test.for(['//x', '/api//orders', '/api/orders//', '//', '/%2f/x', '/api/%', '/files/%00', '/files/%zz'])(
    'an address that leads nowhere is not found: %s',
    async (path) => {
      const { status } = await rawGet(path);
      expect([200, 400, 401, 404]).toContain(status);
    },
  );
});

describe('dates that do not exist', () => {
  test.for(lists.map(({ path, list }) => ({ path, between: list!.between! })))(
    '$path refuses them by field',
    async ({ path, between }) => {
      const admin = await server.as('admin');
      for (const [field, kind] of Object.entries(between)) {
        if (kind !== 'instant' && kind !== 'date') continue;
        for (const day of [
          '2026-02-30',
          '0000-01-01',
          '2026-13-01',
          '2026-02-30T00:00Z',
          '0000-01-01T00:00Z',
        ])
          for (const range of [`${day},`, `,${day}`]) {
            const { status, body } = await admin('GET', `${path}?filter_between[${field}]=${range}`);
            expect([status, body.code], `${path} ${field} ${range}`).toEqual([422, 'invalid_fields']);
          }
      }
    },
  );
});

describe('truncated forms', () => {
  test.for([
    ['without an end', '--x\r\ncontent-disposition: form-data; name="name"\r\n\r\nabc'],
    ['without a part', ''],
    ['with a head that is none', '--x\r\n:::\r\n\r\nabc\r\n--x--\r\n'],
    ['of another boundary', '--y\r\ncontent-disposition: form-data; name="name"\r\n\r\nabc\r\n--y--\r\n'],
  ] as const)('are malformed: %s', async ([, body]) => {
    const token = await server.signIn('purchase@hakobu.test');
    const signed = await multipart(body, { authorization: `Bearer ${token}` });
    expect([400, 422]).toContain(signed.status);
    expect((await multipart(body)).status).toBe(401); // Bodies of anonymous callers are not read.
  });

  test('are malformed without a boundary', async () => {
    const token = await server.signIn('purchase@hakobu.test');
    const { status } = await multipart('abc', {
      authorization: `Bearer ${token}`,
      'content-type': 'multipart/form-data',
    });
    expect([400, 415]).toContain(status);
  });
});

describe('unknown fields', () => {
  test('are refused by name, and nothing is written', async () => {
    const purchase = await server.as('purchase');
    const { status, body } = await purchase('POST', 'suppliers', { name: 'Chưa biết', nmae: 'x' });
    expect([status, body.code, body.details]).toEqual([422, 'unknown_field', { name: 'nmae' }]);
    expect(body.message).toContain('nmae');
    expect(await server.query("select 1 from suppliers where name = 'Chưa biết'")).toEqual([]);
  });

  test('are refused inside lists, with their path', async () => {
    const purchase = await server.as('purchase');
    const { status, body } = await purchase('POST', 'purchases', {
      supplier_id: 1,
      currency_id: 'JPY',
      items: [{ product_id: 'X', price: '1', quantity: '1', colour: 'red' }],
    });
    expect([status, body.code, body.details]).toEqual([422, 'unknown_field', { name: 'items.0.colour' }]);
  });

  test('are refused by endpoints without uploads', async () => {
    const { status, body } = await (await server.as('admin'))('PUT', 'orders/OR1/approve', { colour: 1 });
    expect([status, body.code]).toEqual([422, 'unknown_field']);
  });

  test('include names that every object inherits', async () => {
    const purchase = await server.as('purchase');
    for (const name of ['constructor', 'toString', '__proto__', 'hasOwnProperty']) {
      const { status, body } = await purchase('POST', 'suppliers', `{"name":"a","${name}":1}`);
      expect([status, body.code], name).toEqual(
        name === '__proto__' ? [400, 'malformed_body'] : [422, 'unknown_field'],
      );
    }
  });
});

describe('a body that is nested without end', () => {
  const nested = (depth: number): string => `{"name":${'['.repeat(depth)}${']'.repeat(depth)}}`;

  test.for([
    'oauth/token',
    'register',
    'password/email',
    'password/reset',
    'oauth/providers/google/start',
    'suppliers',
  ])('is refused by %s before anything reads it', async (path) => {
    const caller = path === 'suppliers' ? await server.as('purchase') : server.with(undefined);
    for (const body of [
      nested(33),
      nested(100_000),
      `{"name":${'{"a":'.repeat(100_000)}1${'}'.repeat(100_001)}`,
    ]) {
      const { status, body: answer } = await caller('POST', path, body);
      expect([status, answer.code]).toEqual([400, 'malformed_body']);
    }
  });
});

describe('inherited property names are no fields', () => {
  const words = ['constructor', 'toString', '__proto__', 'hasOwnProperty', 'valueOf'];

  test.for(words)('%s is no filter, no order and no relation of any list', async (word) => {
    const admin = await server.as('admin');
    for (const [query, code] of [
      [`filter[${word}]=1`, 'unknown_filter'],
      [`filter_between[${word}]=1,2`, 'unknown_filter'],
      [`sort=${word}`, 'unknown_sort'],
      [`include=${word}`, 'unknown_include'],
    ] as const) {
      const { status, body } = await admin('GET', `orders?${query}`);
      // A parser that drops `__proto__` would ignore the filter.
      if (status !== 200 || word !== '__proto__')
        expect([query, status, body.code]).toEqual([query, 422, code]);
    }
  });

  test.for(['csv', 'xlsx'] as const)('are empty columns of an export as %s', async (format) => {
    const token = await server.signIn('purchase@hakobu.test');
    const answer = await fetch(`${server.url}/api/exports/rows`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({
        name: 'x',
        list: 'suppliers',
        query: '',
        format,
        columns: words.map((field) => ({ field, title: field })),
      }),
    });
    expect(answer.status).toBe(200);
    const text = await answer.text();
    if (format === 'csv') expect(text).not.toMatch(/function|native|object/);
  });
});

describe('objects where text is expected', () => {
  const form = (path: string, text: string) =>
    fetch(`${server.url}/api/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: text,
    });

  test.for([
    ['include[a]=1', 'include'],
    ['include[toString]=1', 'include'],
    ['q[a]=1', 'q'],
    ['sort[a]=1', 'sort'],
    ['sort[0][a]=1', 'sort'],
    ['append[a]=1', 'append'],
    ['page[a]=1', 'page'],
    ['per_page[a]=1', 'per_page'],
    ['filter[id][0][a]=1', 'filter.id'],
    ['filter_between[created_at][0][a]=1', 'filter_between.created_at'],
  ] as const)('are refused in a query by the name of the parameter: %s', async ([query, field]) => {
    const { status, body } = await (await server.as('admin'))('GET', `orders?${query}`);
    expect([status, body.code, Object.keys(body.errors)]).toEqual([422, 'invalid_fields', [field]]);
  });

  test('are refused without a session', async () => {
    const { status, body } = await server.with(undefined)('GET', 'oauth/providers?include[a]=1');
    expect([status, body.code, Object.keys(body.errors)]).toEqual([422, 'invalid_fields', ['include']]);
  });

  test('are refused as the method of a form, of JSON and of an address', async () => {
    const anyone = server.with(undefined);
    const answers = [
      await form('register', '_method[a]=1'),
      await form('register?_method[a]=1', 'name=x'),
    ].map(async (answer) => [answer.status, await answer.json()] as const);
    for (const body of [{ _method: { toString: 1 } }, { _method: [{}] }, { _method: null, name: [] }]) {
      const answer = await anyone('POST', 'register', body);
      answers.push(Promise.resolve([answer.status, answer.body]));
    }
    const [inForm, inAddress, inJson, inList, absent] = await Promise.all(answers);
    for (const [status, body] of [inForm!, inAddress!, inJson!, inList!])
      expect([status, body.code, Object.keys(body.errors)]).toEqual([422, 'invalid_fields', ['_method']]);
    expect(Object.keys(absent![1].errors)).toContain('name');
  });

  test('are refused as the id that a body repeats', async () => {
    const { status, body } = await (
      await server.as('purchase')
    )('PUT', 'suppliers/1', { id: { toString: 1 } });
    expect([status, body.code, body.details]).toEqual([422, 'unknown_field', { name: 'id' }]);
  });

  test('cause no server error in any parameter of any call', async () => {
    const admin = await server.as('admin');
    const odd = { toString: 1, valueOf: 1 };
    const calls = allRoutes.flatMap(({ endpoint: { method, path: pattern, query, body } }) => {
      const path = pattern.replaceAll(/\{\w+\}/g, '1');
      const asked = ['include', ...fieldsOf(query)].map(
        (name) => `${path}?${name}[0][a]=1&${name}[1][toString]=1`,
      );
      if (method === 'GET') return asked.map((address) => () => admin('GET', address));
      const fields = Object.fromEntries(fieldsOf(body).map((name) => [name, odd]));
      return [() => admin(method, `${path}?preview[a]=1`, fields), () => admin(method, path, fields)];
    });
    const answers = await Promise.all(
      Array.from({ length: 4 }, async () => {
        const faults: unknown[] = [];
        for (let call = calls.pop(); call !== undefined; call = calls.pop()) {
          const { status, body } = await call();
          if (status >= 500) faults.push(body);
        }
        return faults;
      }),
    );
    expect(answers.flat()).toEqual([]);
  });
});

const fieldsOf = (schema: object): string[] => Object.keys((schema as { shape?: object }).shape ?? {});

describe('responses', () => {
  test('of the API are not cached by proxies', async () => {
    const { headers } = await (await server.as('sale'))('GET', 'orders');
    expect(headers.get('cache-control')).toBe('no-store');
    const refusal = await server.with(undefined)('GET', 'orders');
    expect(refusal.headers.get('cache-control')).toBe('no-store');
    expect(refusal.headers.get('strict-transport-security')).toBeNull(); // Without TLS.
  });
});

describe('units that are too many to list completely', () => {
  test.for(['wards', 'districts'])(
    '%s without a filter are refused, which names the filters',
    async (path) => {
      const { status, body } = await (await server.as('sale'))('GET', path);
      expect([status, body.code]).toEqual([422, 'filter_needed']);
      expect(body.message).toContain('filter[province_id]');
    },
  );
});

test('customers cannot publish posts', async () => {
  const customer = await server.as('customer');
  const { status, body } = await customer('POST', 'posts', { title: 'x', content: 'x', status: 'published' });
  expect([status, body.code]).toEqual([403, 'forbidden']);
  expect((await customer('GET', 'posts')).status).toBe(200);
});
