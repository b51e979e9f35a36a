import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { forgetSessionsTask } from '../session/forget-sessions.ts';
import { countLetters, openMailBox, readLetter, type MailBox } from '../../../tests/support/mail-box.ts';
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

let count = 0;
const anybody = () => server.with(undefined);
const PASSWORD = 'ten signs at least';
const newEmail = () => `person${(count += 1)}@example.test`;
async function register(email = newEmail(), extra: object = {}) {
  const reply = await anybody()(
    'POST',
    'register',
    { name: 'Trần Thị Mới', email, password: PASSWORD, ...extra },
    { language: 'vi' },
  );
  return { email, ...reply };
}
const verifyPath = (link: URL, change: Record<string, string> = {}) => {
  const query = { ...Object.fromEntries(new URLSearchParams(link.hash.split('?')[1])), ...change } as Record<
    string,
    string
  >;
  return `email/verify/${encodeURIComponent(query.username!)}/${query.token}?expires=${query.expires}&signature=${query.signature}`;
};

describe('registering', () => {
  test('makes a customer who proves the email with the link of a mail in their language', async () => {
    const { status, body, email } = await register(undefined, {
      role_id: 'admin',
      organization_id: 2,
      email_verified_at: '2020-01-01',
    });
    expect([status, body.role_id, body.organization_id, body.verification_status]).toEqual([
      201,
      'customer',
      1,
      'unverified',
    ]);
    const letter = await readLetter(folder, email);
    expect(letter.subject).toBe('Hakobu – Xác nhận địa chỉ email');
    expect(letter.text).toContain('Xin chào Trần Thị Mới');
    const caller = server.with(await server.signIn(email, PASSWORD));
    expect((await caller('GET', 'orders')).body.code).toBe('email_not_verified');
    expect((await caller('GET', 'users?filter[own]=1&append=permissions')).body.data).toHaveLength(1);
    expect((await anybody()('GET', verifyPath(letter.link))).body).toEqual({ verified: true });
    expect((await anybody()('GET', verifyPath(letter.link))).body).toEqual({ verified: true });
    expect((await caller('GET', 'orders')).status).toBe(200);
    const [mail] = await server.query('select content from mails where recipient = $1', [email]);
    expect(mail!.content).toEqual({}); // the link is not kept
  });

  test('refuses a taken email, a short password, and what is no email', async () => {
    const { email } = await register();
    expect((await register(email.toUpperCase())).body.code).toBe('email_taken');
    expect((await register(newEmail(), { password: 'short' })).body.errors).toHaveProperty('password');
    expect((await register('nobody')).body.errors).toHaveProperty('email');
  });

  test('links cannot be made up, stretched or given to another', async () => {
    const [one, two] = [await register(), await register()];
    const { link } = await readLetter(folder, one.email);
    for (const change of [
      { username: two.email },
      { signature: 'x' },
      { expires: '9999999999' },
      { token: 'x'.repeat(43) },
    ] as Record<string, string>[]) {
      expect((await anybody()('GET', verifyPath(link, change))).body.code, JSON.stringify(change)).toBe(
        'link_invalid',
      );
    }
    expect((await anybody()('GET', `email/verify/${one.email}/x`)).status).toBe(422);
    await server.query(
      `update settings set value = to_jsonb('another secret'::text)
        where organization_id = 0 and key = 'signing_secret'`,
    );
    expect((await anybody()('GET', verifyPath(link))).body.code).toBe('link_invalid');
  });

  test('another link can be asked for, once a minute, and ends the one before', async () => {
    const { email } = await register();
    const first = await readLetter(folder, email);
    const caller = server.with(await server.signIn(email, PASSWORD));
    const early = await caller('POST', 'email/resend', {});
    expect([early.status, early.body.code, Number(early.headers.get('retry-after')) > 50]).toEqual([
      429,
      'too_many_attempts',
      true,
    ]);
    await server.query("update account_tokens set created_at = created_at - interval '2 minutes'");
    expect((await caller('POST', 'email/resend', {})).status).toBe(204);
    const second = await readLetter(folder, email, 1);
    expect((await anybody()('GET', verifyPath(first.link))).body.code).toBe('link_invalid');
    expect((await anybody()('GET', verifyPath(second.link))).status).toBe(200);
    expect((await caller('POST', 'email/resend', {})).status).toBe(204); // nothing left to prove
    expect(countLetters(folder, email)).toBe(2);
  });

  test('a mail that the server refuses is sent when it takes mails again', async () => {
    box.refuse(1);
    const { email } = await register();
    expect((await readLetter(folder, email)).link.href).toContain('email-unverified');
    const [mail] = await server.query('select attempts, sent_at from mails where recipient = $1', [email]);
    expect(mail!.attempts).toBe(2);
  }, 40_000);
});

describe('a forgotten password', () => {
  test('is set anew with the link of a mail, which works once and ends every session', async () => {
    const { email } = await register();
    const caller = server.with(await server.signIn(email, PASSWORD));
    expect((await anybody()('POST', 'password/email', { email: email.toUpperCase() })).status).toBe(204);
    const { link } = await readLetter(folder, email, 1);
    const token = new URLSearchParams(link.hash.split('?')[1]).get('token')!;
    expect(
      (await anybody()('POST', 'password/reset', { email, token, password: 'short' })).body.errors,
    ).toHaveProperty('password');
    expect(
      (
        await anybody()('POST', 'password/reset', {
          email: 'admin@hakobu.test',
          token,
          password: 'another long one',
        })
      ).body.code,
    ).toBe('link_invalid');
    expect(
      (await anybody()('POST', 'password/reset', { email, token, password: 'another long one' })).status,
    ).toBe(204);
    expect(
      (await anybody()('POST', 'password/reset', { email, token, password: 'yet another one' })).body.code,
    ).toBe('link_invalid');
    expect((await caller('GET', 'users?filter[own]=1')).status).toBe(401);
    await expect(server.signIn(email, PASSWORD)).rejects.toThrow('invalid_credentials');
    const again = server.with(await server.signIn(email, 'another long one'));
    expect((await again('GET', 'users?filter[own]=1')).body.data[0].verification_status).toBe('verified');
  });

  test('tells nobody who has an account, and names an empty email', async () => {
    expect((await anybody()('POST', 'password/email', { email: 'nobody@example.test' })).status).toBe(204);
    const { status, body } = await anybody()('POST', 'password/email', {});
    expect([status, body.code, body.message]).toEqual([422, 'email_empty', 'Email empty']);
  });

  test('a link that is too old says so', async () => {
    const { email } = await register();
    await anybody()('POST', 'password/email', { email });
    const token = new URLSearchParams((await readLetter(folder, email, 1)).link.hash.split('?')[1]).get(
      'token',
    )!;
    await server.query(
      "update account_tokens set expires_at = now() - interval '1 second' where purpose = 'reset'",
    );
    expect(
      (await anybody()('POST', 'password/reset', { email, token, password: 'another long one' })).body.code,
    ).toBe('link_expired');
  });
});

describe('one’s own account', () => {
  test('profile and language change; rights do not', async () => {
    const { email } = await register();
    const caller = server.with(await server.signIn(email, PASSWORD));
    const { body } = await caller('PUT', 'me', {
      name: '👋 مرحبا <b>',
      language: 'ja',
      role_id: 'admin',
      manage_user_ids: [1],
      organization_id: 2,
      email_verified_at: 'now',
    });
    expect(body).toMatchObject({
      name: '👋 مرحبا <b>',
      role_id: 'customer',
      manage_user_ids: [],
      organization_id: 1,
      verification_status: 'unverified',
    });
    expect((await caller('PUT', 'me', { name: 'x'.repeat(10_000) })).body.errors).toHaveProperty('name');
    expect((await caller('PUT', 'me', { language: 'xx' })).body.errors).toHaveProperty('language');
  });

  test('a new password needs the old one and ends the other sessions', async () => {
    const { email } = await register();
    const here = server.with(await server.signIn(email, PASSWORD));
    const there = server.with(await server.signIn(email, PASSWORD));
    expect((await here('PUT', 'me', { password: 'something quite new' })).body.errors).toHaveProperty(
      'current_password',
    );
    expect(
      (await here('PUT', 'me', { password: 'something quite new', current_password: PASSWORD })).status,
    ).toBe(200);
    expect((await there('GET', 'me/sessions')).status).toBe(401);
    expect((await here('GET', 'me/sessions')).body.data).toHaveLength(1);
  });

  test('sessions are listed and ended by their owner only', async () => {
    const { email } = await register();
    const here = server.with(await server.signIn(email, PASSWORD));
    const there = server.with(await server.signIn(email, PASSWORD));
    const {
      body: { data },
    } = await here('GET', 'me/sessions');
    const other = data.find(({ current }: { current: boolean }) => !current);
    expect(data).toHaveLength(2);
    expect((await (await server.as('admin'))('DELETE', `me/sessions/${other.id}`)).status).toBe(404);
    expect((await here('DELETE', `me/sessions/${other.id}`)).status).toBe(204);
    expect((await there('GET', 'me/sessions')).status).toBe(401);
    expect((await here('DELETE', `me/sessions/${other.id}`)).status).toBe(404);
    expect((await here('POST', 'me/logout', {})).status).toBe(204);
    expect((await here('GET', 'me/sessions')).status).toBe(401); // the token is worth nothing afterwards
  });
});

test('what ended a month ago is forgotten, what lives stays', async () => {
  const { email } = await register();
  const caller = server.with(await server.signIn(email, PASSWORD));
  const gone = await server.signIn(email, PASSWORD);
  await server.with(gone)('POST', 'me/logout', {});
  await server.query(
    `update sessions set revoked_at = now() - interval '31 days' where revoked_at is not null
      and user_id = (select id from users where email = $1)`,
    [email],
  );
  await forgetSessionsTask.run({ db: server.app.database.db, payload: {}, log: () => {} });
  expect(
    await server.query(
      'select revoked_at from sessions where user_id = (select id from users where email = $1)',
      [email],
    ),
  ).toEqual([{ revoked_at: null }]);
  expect((await caller('GET', 'me/sessions')).status).toBe(200);
});

test('nobody registers without end, and doing so locks nobody out', async () => {
  let reply = await register();
  for (let more = 0; more < 60 && reply.status === 201; more += 1) reply = await register();
  expect([reply.status, reply.body.code, Number(reply.headers.get('retry-after')) > 0]).toEqual([
    429,
    'too_many_attempts',
    true,
  ]);
  expect(await server.signIn('sale@hakobu.test')).toEqual(expect.any(String));
});
