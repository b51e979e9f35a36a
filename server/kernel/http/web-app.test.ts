import fastify from 'fastify';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mountWebApp } from './web-app.ts';

const app = fastify();
const around = mkdtempSync(path.join(os.tmpdir(), 'hakobu-web-'));
const folder = path.join(around, 'web');
let url: string;

beforeAll(async () => {
  mkdirSync(path.join(folder, 'assets'), { recursive: true });
  for (const [file, text] of [
    ['index.html', '<html></html>'],
    ['icon.svg', '<svg/>'],
    ['assets/index-1.js', 'plain'],
    ['assets/index-1.js.br', 'small'],
    ['../outside.txt', 'outside'],
  ] as const)
    writeFileSync(path.join(folder, file), text);
  await mountWebApp(app, folder);
  url = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await app.close();
  rmSync(around, { recursive: true });
});
const ask = (address: string, method = 'GET', accepted = 'identity') =>
  fetch(`${url}${address}`, { method, headers: { 'accept-encoding': accepted } });

test('assets are cached permanently, and compressed for clients that support it', async () => {
  const plain = await ask('/assets/index-1.js');
  expect(await plain.text()).toBe('plain');
  expect(plain.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  const packed = await ask('/assets/index-1.js', 'HEAD', 'br');
  expect(packed.headers.get('content-encoding')).toBe('br');
  expect(packed.headers.get('content-type')).toContain('javascript');
});

test('the page answers at every address, and is revalidated each time', async () => {
  for (const address of ['/', '/index.html', '/no/such/place']) {
    const page = await ask(address);
    expect(await page.text(), address).toBe('<html></html>');
    expect(page.headers.get('cache-control'), address).toBe('no-cache');
  }
  expect(await (await ask('/icon.svg')).text()).toBe('<svg/>');
});

test('other file names never reach the file system', async () => {
  for (const address of ['/assets/gone.js', '/assets/..%2f..%2foutside.txt', '/assets/', '/assets/a/b.js'])
    expect((await ask(address)).ok, address).toBe(false);
});
