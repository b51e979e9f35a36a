// Responses to invalid input: each names the problem, in one shape.
import net from 'node:net';
import { describe, expect, test } from 'vitest';
import { unique } from '../main-job/main-job.ts';
import { useTestServer } from '../support/test-server.ts';

const server = useTestServer();

describe('problems name the input', () => {
  test.for([
    ['name', { name: 5 }, 'must be text'],
    ['name', {}, 'is required'],
    ['name', { name: '' }, 'is required'],
    ['name', { name: null }, 'is required'],
    ['category_id', { name: 'x', category_id: 0 }, 'must be at least 1'],
    ['category_id', { name: 'x', category_id: '-1' }, 'must be at least 1'],
    ['category_id', { name: 'x', category_id: 1.5 }, 'must be a whole number'],
    ['category_id', { name: 'x', category_id: 'x' }, 'must be a whole number'],
    ['manufacturing_year', { name: 'x', manufacturing_year: 1e9 }, 'cannot be more than 2,200'],
    ['special', { name: 'x', special: 'maybe' }, 'must be yes or no'],
  ] as const)('%s in %o %s', async ([field, body, message]) => {
    const purchase = await server.as('purchase');
    const { body: answer } = await purchase('POST', 'products', { id: `P${unique()}`, ...body });
    expect(answer.errors).toEqual({ [field]: [message] });
  });

  test('an empty key is too short', async () => {
    const purchase = await server.as('purchase');
    const { body } = await purchase(
      'POST',
      'suppliers',
      { name: 'x' },
      { headers: { 'idempotency-key': '' } },
    );
    expect(body.errors).toEqual({ 'Idempotency-Key': ['is too short'] });
  });

  test('an address may end in a slash', async () => {
    const purchase = await server.as('purchase');
    expect((await purchase('GET', 'suppliers/?per_page=1')).body.per_page).toBe(1);
    expect((await purchase('GET', 'suppliers/999999/')).body.code).toBe('not_found');
  });

  const raw = (text: string): Promise<string> =>
    new Promise((resolve, reject) => {
      const socket = net.connect(Number(new URL(server.url).port), '127.0.0.1', () => socket.write(text));
      let answer = '';
      socket.on('data', (part) => (answer += String(part)));
      socket.on('close', () => resolve(answer));
      socket.on('error', reject);
    });
  test.for([
    ['a verb that is none', 'FOO /api/users HTTP/1.1\r\nhost: x\r\n\r\n', '400'],
    ['a header beyond measure', `GET /api/users HTTP/1.1\r\nx: ${'a'.repeat(20_000)}\r\n\r\n`, '431'],
  ] as const)('%s is refused like everything else', async ([, text, status]) => {
    const [head, body = ''] = (await raw(text)).split('\r\n\r\n');
    expect(head).toContain(`HTTP/1.1 ${status}`);
    expect(JSON.parse(body)).toMatchObject({ type: 'malformed', code: 'malformed_body', details: {} });
  });

  test('an unknown method is not found', async () => {
    for (const verb of ['PROPFIND', 'OPTIONS', 'TRACE', 'LINK']) {
      const answer = await raw(`${verb} /api/users HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`);
      expect(answer.split('\r\n\r\n')[1], verb).toContain('"code":"route_not_found"');
    }
  });
});
