import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { done } from '../../../tests/main-job/main-job.ts';
import { countLetters, openMailBox, readLetter, type MailBox } from '../../../tests/support/mail-box.ts';
import { PASSWORD, register, verifyPath } from '../../../tests/support/registration.ts';
import { useTestServer } from '../../../tests/support/test-server.ts';

let box: MailBox;
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'hakobu-mail-'));
const server = useTestServer({
  async jobs() {
    box = await openMailBox(folder);
    return {
      smtpUrl: box.url,
      folder: path.join(folder, 'unused'),
      from: 'Hakobu <hello@example.test>',
      publicUrl: 'http://hakobu.test',
    };
  },
});
afterAll(async () => {
  await box.close();
  fs.rmSync(folder, { recursive: true, force: true });
});
const anybody = () => server.with(undefined);

test('a registration sends a link that verifies the email, in the language of the user', async () => {
  const { email } = await register(server);
  const letter = await readLetter(folder, email);
  expect(letter.subject).toBe('Hakobu – Xác nhận địa chỉ email');
  expect(letter.text).toContain('Xin chào Trần Thị Mới');
  expect(await done(anybody()('GET', verifyPath(letter.link)))).toEqual({ verified: true });
});

test('a link is deleted once its mail is sent', async () => {
  const { email } = await register(server);
  await readLetter(folder, email);
  await expect
    .poll(
      async () =>
        (
          await server.query('select sent_at is null as waits, content from mails where recipient = $1', [
            email,
          ])
        )[0],
      { timeout: 20_000 },
    )
    .toEqual({ waits: false, content: {} });
}, 30_000);

test('another link can be requested after a minute, by mail too', async () => {
  const { email } = await register(server);
  await readLetter(folder, email);
  const caller = server.with(await server.signIn(email, PASSWORD));
  await server.query("update account_tokens set created_at = created_at - interval '2 minutes'");
  expect((await caller('POST', 'email/resend', {})).status).toBe(204);
  const second = await readLetter(folder, email, 1);
  await done(anybody()('GET', verifyPath(second.link)));
  expect(countLetters(folder, email)).toBe(2);
});

test('a forgotten password sends a link to the screen that sets a new one', async () => {
  const { email } = await register(server);
  await readLetter(folder, email);
  expect((await anybody()('POST', 'password/email', { email })).status).toBe(204);
  const { link } = await readLetter(folder, email, 1);
  expect([link.origin, link.hash.split('?')[0]]).toEqual(['http://hakobu.test', '#/reset-password']);
});

test('a mail refused by the mail server is retried', async () => {
  box.refuse(1);
  const { email } = await register(server);
  expect((await readLetter(folder, email)).link.href).toContain('email-unverified');
  const [mail] = await server.query('select attempts from mails where recipient = $1', [email]);
  expect(mail!.attempts).toBe(2);
}, 40_000);
