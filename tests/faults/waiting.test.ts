// Requests that wait for something slow hold no database connection, so others do not wait.
import http from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { DEMO_PASSWORD } from '../../server/seed/demo/accounts.ts';
import { unique } from '../main-job/main-job.ts';
import { useTestServer } from '../support/test-server.ts';

const server = useTestServer();

test('48 pictures from an address that does not answer', async () => {
  const hanging = new Set<http.ServerResponse>();
  const silent = http.createServer((_request, response) => void hanging.add(response)).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const url = `http://127.0.0.1:${(silent.address() as AddressInfo).port}/a.png`;
  const admin = await server.as('admin');
  const making = Array.from({ length: 48 }, () =>
    admin('POST', 'products', { id: `W${unique()}`, name: 'Waiting', images: [{ url }] }),
  );
  await expect.poll(() => hanging.size, { timeout: 10_000 }).toBeGreaterThan(8);
  expect((await admin('GET', 'orders')).status).toBe(200);
  expect((await admin('POST', 'product-tags', { name: 'Not kept waiting' })).status).toBe(201);
  for (const response of hanging) response.writeHead(404).end();
  silent.on('request', (_request, response) => response.writeHead(404).end());
  const replies = await Promise.all(making);
  expect(new Set(replies.map(({ body }) => body.code))).toEqual(new Set(['address_no_answer']));
  silent.close();
}, 60_000);

test('40 exports at once', async () => {
  await server.query(
    `insert into products (organization_id, id, name, price) select 1, 'X' || n, 'Name ' || n, n
      from generate_series(1, 3000) n`,
  );
  const admin = await server.as('admin');
  const token = await server.signIn('admin@hakobu.test');
  let written = 0;
  const exporting = Array.from({ length: 40 }, async () => {
    const { status } = await fetch(`${server.url}/api/exports/rows`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({
        name: 'all',
        list: 'products',
        format: 'csv',
        columns: [{ title: 'Id', field: 'id' }],
      }),
    });
    written += 1;
    return status;
  });
  for (let asked = 0; asked < 10; asked += 1) expect((await admin('GET', 'orders')).status).toBe(200);
  expect(written).toBeLessThan(40);
  expect(new Set(await Promise.all(exporting))).toEqual(new Set([200]));
}, 60_000);

test('200 people who sign in at once', async () => {
  const admin = await server.as('admin');
  const body = JSON.stringify({
    grant_type: 'password',
    username: 'sale@hakobu.test',
    password: DEMO_PASSWORD,
  });
  let answered = 0;
  const signingIn = Array.from({ length: 200 }, async () => {
    const { status } = await fetch(`${server.url}/api/oauth/token`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    answered += 1;
    return status;
  });
  for (let asked = 0; asked < 10; asked += 1) {
    expect((await admin('GET', 'orders')).status).toBe(200);
    expect((await admin('POST', 'product-tags', { name: `Not kept waiting ${asked}` })).status).toBe(201);
  }
  expect(answered).toBeLessThan(200);
  expect(new Set(await Promise.all(signingIn))).toEqual(new Set([200]));
}, 60_000);
