import { createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { done } from '../../../tests/main-job/main-job.ts';
import { mailsTo, partsOf, PASSWORD, register, verifyPath } from '../../../tests/support/registration.ts';
import { refused } from '../../../tests/support/refused.ts';
import { useTestServer } from '../../../tests/support/test-server.ts';

const server = useTestServer();
const open = (path: string) => server.with(undefined)('GET', path);

async function newcomer() {
  const { email, body } = await register(server);
  const [mail] = await mailsTo(server, email);
  return { id: body.id as number, email, link: mail!.link };
}
const callerOf = async (email: string) => server.with(await server.signIn(email, PASSWORD));

describe('the link of a verification mail', () => {
  test('verifies the email, and opens what needs a verified one', async () => {
    const { email, link } = await newcomer();
    const caller = await callerOf(email);
    const { status, body } = await caller('GET', 'orders');
    expect([status, body.type, body.message]).toEqual([403, 'email_not_verified', 'Email not verified']);
    expect(await done(open(verifyPath(link)))).toEqual({ verified: true });
    await done(caller('GET', 'orders'));
  });

  test('a second time changes nothing', async () => {
    const { id, link } = await newcomer();
    const stampOf = () => server.query('select email_verified_at, version from users where id = $1', [id]);
    await done(open(verifyPath(link)));
    const before = await stampOf();
    expect(await done(open(verifyPath(link)))).toEqual({ verified: true });
    expect(await stampOf()).toEqual(before);
  });

  test.for([{ signature: 'x' }, { expires: '9999999999' }, { token: 'x'.repeat(43) }] as Record<
    string,
    string
  >[])('cannot be made up: %o', async (change) => {
    const { link } = await newcomer();
    await refused(open(verifyPath(link, change)), 'link_invalid');
  });

  test('verifies no other email', async () => {
    const [one, two] = [await newcomer(), await newcomer()];
    await refused(open(verifyPath(one.link, { username: two.email })), 'link_invalid');
    const [row] = await server.query('select email_verified_at from users where id = $1', [two.id]);
    expect(row!.email_verified_at).toBeNull();
  });

  test('is refused without its signature', async () => {
    await refused(open('email/verify/somebody@example.test/x'), 'invalid_fields', 'expires', 'signature');
  });

  test('is refused after expiry, with a valid signature or not', async () => {
    const { email, link } = await newcomer();
    const [secret] = await server.query(
      `select value from settings where organization_id = 0 and key = 'signing_secret'`,
    );
    const { token } = partsOf(link);
    const signature = createHmac('sha256', String(secret!.value))
      .update(`${email}\n${token}\n1000`)
      .digest('base64url');
    await refused(open(verifyPath(link, { expires: '1000', signature })), 'link_expired');
    await refused(open(verifyPath(link, { expires: '1000' })), 'link_invalid');
  });

  test('is refused when the stored token has expired', async () => {
    const { id, link } = await newcomer();
    await server.query(
      `update account_tokens set expires_at = now() - interval '1 second' where user_id = $1`,
      [id],
    );
    await refused(open(verifyPath(link)), 'link_expired');
  });
});

describe('requesting the link again', () => {
  const later = (id: number) =>
    server.query(
      `update account_tokens set created_at = created_at - interval '2 minutes' where user_id = $1`,
      [id],
    );

  test('is refused within a minute of the last one', async () => {
    const { email } = await newcomer();
    const early = await (await callerOf(email))('POST', 'email/resend', {});
    expect([early.status, early.body.code, Number(early.headers.get('retry-after')) > 0]).toEqual([
      429,
      'mail_just_sent',
      true,
    ]);
    expect(await mailsTo(server, email)).toHaveLength(1);
  });

  test('invalidates the link before', async () => {
    const { id, email, link } = await newcomer();
    await later(id);
    expect((await (await callerOf(email))('POST', 'email/resend', {})).status).toBe(204);
    await refused(open(verifyPath(link)), 'link_invalid');
    const [, second] = await mailsTo(server, email);
    await done(open(verifyPath(second!.link)));
  });

  test('sends nothing when the email is verified', async () => {
    const { id, email, link } = await newcomer();
    await done(open(verifyPath(link)));
    await later(id);
    expect((await (await callerOf(email))('POST', 'email/resend', {})).status).toBe(204);
    expect(await mailsTo(server, email)).toHaveLength(1);
  });
});

test('with another signing secret all sent links are invalid', async () => {
  const { link } = await newcomer();
  await server.query(
    `update settings set value = to_jsonb('another secret'::text)
      where organization_id = 0 and key = 'signing_secret'`,
  );
  await refused(open(verifyPath(link)), 'link_invalid');
});
