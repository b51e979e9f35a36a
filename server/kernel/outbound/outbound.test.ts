import http from 'node:http';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isPublicAddress, Outbound } from './outbound.ts';

let base = '';
const service = http.createServer((request, answer) => {
  if (request.url === '/away') answer.writeHead(302, { location: '/text' }).end();
  else if (request.url === '/circle') answer.writeHead(302, { location: '/circle' }).end();
  else if (request.url === '/long') answer.end(Buffer.alloc(2_000_000));
  else answer.writeHead(200, { 'content-type': 'text/plain; charset=utf-8' }).end('here');
});
beforeAll(async () => {
  await new Promise<void>((resolve) => {
    service.listen(0, '127.0.0.1', resolve);
  });
  base = `http://127.0.0.1:${(service.address() as { port: number }).port}`;
});
afterAll(() => void service.close());

describe('the public internet', () => {
  test.for([
    '127.0.0.1',
    '10.1.2.3',
    '172.16.0.9',
    '172.31.255.255',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
    '::1',
    '::',
    'fe80::1',
    'fd00::1',
    '::ffff:127.0.0.1',
    '::ffff:a00:1',
    '64:ff9b::7f00:1',
    'not an address',
  ])('%s is no part of it', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  test.for(['8.8.8.8', '172.32.0.1', '192.169.0.1', '2001:4860:4860::8888', '::ffff:8.8.8.8'])(
    '%s is part of it',
    (address) => {
      expect(isPublicAddress(address)).toBe(true);
    },
  );

  test('an address in a private block stays one however its numbers fall', () => {
    fc.assert(
      fc.property(
        fc.nat(255),
        fc.nat(255),
        fc.nat(255),
        (a, b, c) =>
          !isPublicAddress(`10.${a}.${b}.${c}`) &&
          !isPublicAddress(`127.${a}.${b}.${c}`) &&
          !isPublicAddress(`192.168.${b}.${c}`),
      ),
    );
  });
});

describe('asking', () => {
  const open = new Outbound({ privateToo: true });
  const shut = new Outbound();

  test('follows a redirect, and not for ever', async () => {
    const { status, type, body } = await open.ask(`${base}/away`);
    expect([status, type, body.toString()]).toEqual([200, 'text/plain', 'here']);
    await expect(open.ask(`${base}/circle`)).rejects.toMatchObject({ code: 'address_no_answer' });
  });

  test('stops reading what is too long', async () => {
    await expect(open.ask(`${base}/long`)).rejects.toMatchObject({
      code: 'address_no_answer',
      details: { reason: 'too_large' },
    });
    expect((await open.ask(`${base}/long`, { most: 3_000_000 })).body.length).toBe(2_000_000);
  });

  test.for(['/text', '/away'])('never reaches this machine: %s', async (path) => {
    await expect(shut.ask(`${base}${path}`)).rejects.toMatchObject({ code: 'address_not_public' });
  });

  test.for([
    'http://localhost/',
    'http://printer.local/',
    'http://user:secret@example.com/',
    'ftp://example.com/',
    'http://[::1]/',
    'http://2130706433/',
    'http://0x7f.1/',
    'http://127.1/',
  ])('refuses %s', (address) => {
    expect(() => shut.requirePublic(address)).toThrow();
  });

  test('looks at what a name resolves to', async () => {
    await expect(shut.ask('http://localhost.localdomain.example.invalid/')).rejects.toMatchObject({
      code: 'address_no_answer',
    });
  });

  test('says that nobody answers', async () => {
    await expect(open.ask('http://127.0.0.1:1/')).rejects.toMatchObject({
      code: 'address_no_answer',
      details: { reason: 'ECONNREFUSED' },
    });
  });
});
