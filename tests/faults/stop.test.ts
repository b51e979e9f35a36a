// Graceful stop: pending requests are answered, and idle connections do not delay it.
import http from 'node:http';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, inject, test } from 'vitest';
import { startTestServer } from '../support/test-server.ts';

const SECONDS = 1000;
const start = () => startTestServer(inject('postgresUrl'), {});

/** Sends a request over an agent's connection; returns the status. */
function ask(agent: http.Agent, url: string, token = ''): Promise<number> {
  return new Promise((resolve, reject) => {
    const call = http.request(url, { agent, headers: { authorization: `Bearer ${token}` } }, (response) => {
      response.resume();
      response.once('end', () => resolve(response.statusCode!));
    });
    call.once('error', reject);
    call.end();
  });
}
async function stopped(server: { stop(): Promise<void> }): Promise<number> {
  const began = performance.now();
  await server.stop();
  return performance.now() - began;
}

test('64 requests in flight are answered, and their connections are not waited for', async () => {
  const server = await start();
  const agent = new http.Agent({ keepAlive: true, maxSockets: 64 });
  const token = await server.signIn('sale@hakobu.test');
  let arrived = 0;
  const all = new Promise<void>((resolve) => {
    server.app.app.server.on('request', () => {
      arrived += 1;
      if (arrived === 64) resolve();
    });
  });
  const asked = Array.from({ length: 64 }, () => ask(agent, `${server.url}/api/orders?per_page=50`, token));
  await all;
  const [milliseconds, statuses] = await Promise.all([stopped(server), Promise.all(asked)]);
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect(milliseconds).toBeLessThan(5 * SECONDS);
  agent.destroy();
}, 60_000);

test('idle keep-alive connections are closed', async () => {
  const server = await start();
  const agent = new http.Agent({ keepAlive: true });
  await Promise.all(Array.from({ length: 10 }, () => ask(agent, `${server.url}/healthz`)));
  expect(await stopped(server)).toBeLessThan(2 * SECONDS);
  agent.destroy();
});

test('a connection that still sends a refused body is closed', async () => {
  const server = await start();
  const url = new URL(`${server.url}/api/products/1/product-images`);
  const agent = new http.Agent({ keepAlive: true });
  const call = http.request(url, {
    agent,
    method: 'POST',
    headers: { 'content-type': 'multipart/form-data; boundary=x', 'content-length': 1_000_000 },
  });
  call.on('error', () => {}); // It is cut off in the end.
  call.write(`--x\r\ncontent-disposition: form-data; name="images[0][file]"; filename="a.png"\r\n\r\n`);
  call.write(Buffer.alloc(500_000));
  const [response] = (await once(call, 'response')) as [http.IncomingMessage];
  expect(response.statusCode).toBe(401);
  expect(await stopped(server)).toBeLessThan(5 * SECONDS);
  agent.destroy();
});

test('an open live stream ends', async () => {
  const server = await start();
  const token = await server.signIn('sale@hakobu.test');
  const stream = await fetch(`${server.url}/api/live`, { headers: { authorization: `Bearer ${token}` } });
  expect(stream.status).toBe(200);
  await sleep(20);
  expect(await stopped(server)).toBeLessThan(2 * SECONDS);
  await stream.text();
});
