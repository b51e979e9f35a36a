import { describe, expect, test } from 'vitest';
import { done } from '../../../tests/main-job/main-job.ts';
import { mailsTo, partsOf, PASSWORD, register } from '../../../tests/support/registration.ts';
import { refused } from '../../../tests/support/refused.ts';
import { useTestServer } from '../../../tests/support/test-server.ts';

const server = useTestServer();
const anybody = () => server.with(undefined);
const NEW = 'another long one';
const ask = (email?: string) => anybody()('POST', 'password/email', { email });
const reset = (email: string, token: string, password = NEW) =>
  anybody()('POST', 'password/reset', { email, token, password });
const resetsTo = async (email: string) =>
  (await mailsTo(server, email)).filter(({ template }) => template === 'reset');

/** A user who forgot the password, with the token of the mail. */
async function forgetful() {
  const { email, body } = await register(server);
  expect((await ask(email)).status).toBe(204);
  const [mail] = await resetsTo(email);
  return { id: body.id as number, email, token: partsOf(mail!.link).token! };
}

describe('requesting a new password', () => {
  test('sends a link to the account in its language, in any letter case of the email', async () => {
    const { email } = await register(server);
    expect((await ask(email.toUpperCase())).status).toBe(204);
    expect(await resetsTo(email)).toMatchObject([{ language: 'vi' }]);
  });

  test('does not disclose which accounts exist', async () => {
    expect((await ask('nobody@example.test')).status).toBe(204);
    expect(await mailsTo(server, 'nobody@example.test')).toEqual([]);
  });

  test('sends nothing to a disabled account', async () => {
    const { email, body } = await register(server);
    await server.query('update users set disabled_at = now() where id = $1', [body.id]);
    expect((await ask(email)).status).toBe(204);
    expect(await resetsTo(email)).toEqual([]);
  });

  test('a second time within a minute sends nothing more', async () => {
    const { email } = await forgetful();
    expect((await ask(email)).status).toBe(204);
    expect(await resetsTo(email)).toHaveLength(1);
  });

  test('names an empty email', async () => {
    expect((await refused(ask(), 'email_empty', 'email')).message).toBe('Email empty');
    await refused(ask('  '), 'email_empty', 'email');
  });
});

describe('the link of the mail', () => {
  test('sets a new password', async () => {
    const { email, token } = await forgetful();
    expect((await reset(email, token)).status).toBe(204);
    await expect(server.signIn(email, PASSWORD)).rejects.toThrow('invalid_credentials');
    expect(await server.signIn(email, NEW)).toEqual(expect.any(String));
  });

  test('ends every session', async () => {
    const { email, token } = await forgetful();
    const caller = server.with(await server.signIn(email, PASSWORD));
    await reset(email, token);
    expect((await caller('GET', 'me/sessions')).status).toBe(401);
  });

  test('verifies the email', async () => {
    const { email, token } = await forgetful();
    await reset(email, token);
    const caller = server.with(await server.signIn(email, NEW));
    const { data } = await done(caller('GET', 'users?filter[own]=1'));
    expect(data[0].verification_status).toBe('verified');
  });

  test('works once, also in two concurrent calls', async () => {
    const { email, token } = await forgetful();
    const replies = await Promise.all([reset(email, token), reset(email, token, 'yet another one')]);
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 422]);
    await refused(reset(email, token), 'link_invalid');
  });

  test('opens no other account', async () => {
    const { token } = await forgetful();
    await refused(reset('admin@hakobu.test', token), 'link_invalid');
  });

  test('is not accepted as a verification link', async () => {
    const { email } = await register(server);
    const [mail] = await mailsTo(server, email);
    await refused(reset(email, partsOf(mail!.link).token!), 'link_invalid');
  });

  test('is refused after expiry', async () => {
    const { id, email, token } = await forgetful();
    await server.query(
      `update account_tokens set expires_at = now() - interval '1 second' where user_id = $1`,
      [id],
    );
    await refused(reset(email, token), 'link_expired');
    await expect(server.signIn(email, NEW)).rejects.toThrow('invalid_credentials');
  });

  test('is not consumed by a password that is too short', async () => {
    const { email, token } = await forgetful();
    expect((await reset(email, token, 'nine sign')).body.errors).toHaveProperty('password');
    expect((await reset(email, token, 'ten signs!')).status).toBe(204);
  });

  test('is invalidated by a later one', async () => {
    const { id, email, token } = await forgetful();
    await server.query(
      `update account_tokens set created_at = created_at - interval '2 minutes' where user_id = $1`,
      [id],
    );
    await ask(email);
    const [, second] = await resetsTo(email);
    await refused(reset(email, token), 'link_invalid');
    expect((await reset(email, partsOf(second!.link).token!)).status).toBe(204);
  });
});
