// A fake push service receives the messages over HTTP, and they are decrypted with the browser's keys as a
// browser does.
import { createECDH, randomBytes } from 'node:crypto';
import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import ece from 'http_ece';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openMailBox, type MailBox } from '../../../tests/support/mail-box.ts';
import { useTestServer } from '../../../tests/support/test-server.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'hakobu-push-'));
let box: MailBox;
const server = useTestServer({
  async jobs() {
    box = await openMailBox(folder);
    return { smtpUrl: box.url, folder, from: 'Hakobu <hello@example.test>', publicUrl: 'http://127.0.0.1' };
  },
});

interface Pushed {
  path: string;
  headers: http.IncomingHttpHeaders;
  body: Buffer;
}
const pushed: Pushed[] = [];
const service = http.createServer((request, answer) => {
  const parts: Buffer[] = [];
  request.on('data', (part: Buffer) => parts.push(part));
  request.on('end', () => {
    pushed.push({ path: request.url!, headers: request.headers, body: Buffer.concat(parts) });
    answer.writeHead(request.url === '/gone' ? 410 : request.url === '/busy' ? 503 : 201).end();
  });
});
let base = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => {
    service.listen(0, '127.0.0.1', resolve);
  });
  base = `http://127.0.0.1:${(service.address() as { port: number }).port}`;
});
afterAll(async () => {
  service.close();
  await box.close();
  fs.rmSync(folder, { recursive: true, force: true });
});

const browser = createECDH('prime256v1');
browser.generateKeys();
const auth = randomBytes(16);
const keys = { p256dh: browser.getPublicKey('base64url'), auth: auth.toString('base64url') };
const arrived = async (at: string): Promise<Pushed> => {
  for (let round = 0; round < 100; round += 1) {
    const found = pushed.find((one) => one.path === at);
    if (found !== undefined) return found;
    await sleep(100);
  }
  throw new Error(`nothing was pushed to ${at}`);
};

test(
  'a notification is pushed to the devices of whom it is for, sealed for them, in their language',
  { timeout: 30_000 },
  async () => {
    const [admin, sale] = [await server.as('admin'), await server.as('sale')];
    const { id } = (await sale('GET', 'users?filter[own]=1')).body.data[0];
    await sale('PUT', 'me', { language: 'ja' });
    const key = (await sale('GET', 'push-key')).body.public_key;
    expect((await admin('GET', 'push-key')).body.public_key).toBe(key);
    for (const name of ['phone', 'gone', 'busy'])
      expect((await sale('POST', 'device-tokens', { token: `${base}/${name}`, keys })).status).toBe(201);
    await admin('POST', 'device-tokens', { token: `${base}/other`, keys });
    const { body: type } = await admin('POST', 'support-types', { name: 'Late parcel' });
    await admin('POST', 'notification-subscribers', { user_id: id, support_type_id: type.id });
    const { body: support } = await admin('POST', 'supports', {
      support_type_id: type.id,
      title: 'Where is it?',
      text: '…',
    });

    const { headers, body } = await arrived('/phone');
    expect(headers.authorization).toMatch(/^vapid t=/);
    expect(headers.authorization).toContain(key);
    const { sub, aud } = JSON.parse(
      Buffer.from(/t=[^.]+\.([^.]+)\./.exec(headers.authorization!)![1]!, 'base64url').toString(),
    );
    expect([sub, aud]).toEqual(['mailto:hello@example.test', base]);
    const message = JSON.parse(
      ece.decrypt(body, { version: 'aes128gcm', privateKey: browser, authSecret: auth }).toString(),
    );
    expect(message).toMatchObject({
      title: '新しい問い合わせ：Where is it?',
      subject_type: 'support',
      subject_id: String(support.id),
    });

    await Promise.all([arrived('/gone'), arrived('/busy')]);
    await sleep(300);
    const devices = await server.query('select token, failures from device_tokens order by token');
    expect(devices).toEqual([
      { token: `${base}/busy`, failures: 1 },
      { token: `${base}/other`, failures: 0 },
      { token: `${base}/phone`, failures: 0 },
    ]);
    expect(pushed.some((one) => one.path === '/other')).toBe(false);
  },
);
