import { describe, expect, test } from 'vitest';
import { done } from '../../../tests/main-job/main-job.ts';
import { makeAccount } from '../../../tests/support/account.ts';
import { mailsTo, newEmail, PASSWORD, register, verifyPath } from '../../../tests/support/registration.ts';
import { refused } from '../../../tests/support/refused.ts';
import { useTestServer } from '../../../tests/support/test-server.ts';
import { statements } from '../../kernel/database/observe-statements.ts';

const server = useTestServer();
const token = (body: object, headers = {}) =>
  server.with(undefined)('POST', 'oauth/token', body, { headers });
const password = (username: string, guess: string) =>
  token({ grant_type: 'password', username, password: guess });

describe('guessing a password', () => {
  test('in concurrent attempts cannot exceed the free ones', async () => {
    const { email } = await register(server);
    const answers = await Promise.all(
      Array.from({ length: 64 }, (_, index) => password(email, `wrong password ${index}`)),
    );
    expect(answers.filter(({ status }) => status === 401).length).toBeLessThanOrEqual(5);
    expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(59);
  });

  test('with the right one concurrently signs in each time', async () => {
    const { email } = await makeAccount(server, 'sale');
    const answers = await Promise.all(Array.from({ length: 12 }, () => password(email, 'hakobu-demo')));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  });

  test('at an open session is limited like at the sign-in', async () => {
    const { call } = await makeAccount(server, 'sale');
    const guess = (current_password: string) =>
      call('PUT', 'me', { password: 'a new one of ten', current_password });
    const codes = (await Promise.all(Array.from({ length: 20 }, (_, index) => guess(`wrong ${index}`)))).map(
      ({ body }) => body.code,
    );
    expect(codes.filter((code) => code === 'invalid_password').length).toBeLessThanOrEqual(5);
    // Not even the right one, until the wait is over.
    await refused(guess('hakobu-demo'), 'too_many_attempts');
  });
});

describe('what a sign-in answers', () => {
  test('is not stored for a repeated request', async () => {
    const { email, call } = await makeAccount(server, 'sale');
    void call;
    const authorization = `Bearer ${await server.signIn(email)}`;
    const signIn = () =>
      token(
        { grant_type: 'password', username: email, password: 'hakobu-demo' },
        { authorization, 'idempotency-key': 'twice' },
      );
    const [one, two] = [await signIn(), await signIn()];
    expect([one.status, two.status]).toEqual([200, 200]);
    expect(one.body.access_token).not.toBe(two.body.access_token);
    expect(await server.query("select 1 from idempotency_keys where key = 'twice'")).toEqual([]);
  });

  test('ends when a refresh token is reused, however old it is', async () => {
    const { email } = await makeAccount(server, 'sale');
    const renew = (refresh_token: string) => token({ grant_type: 'refresh_token', refresh_token });
    const first = (await password(email, 'hakobu-demo')).body;
    let last = first;
    for (let generation = 0; generation < 4; generation += 1) last = (await renew(last.refresh_token)).body;
    await done(server.with(last.access_token)('GET', 'users?filter[own]=1'));
    await refused(renew(first.refresh_token), 'logged_out');
    await refused(server.with(last.access_token)('GET', 'users?filter[own]=1'), 'logged_out');
    await refused(renew(last.refresh_token), 'logged_out');
  });

  test('used in two concurrent calls renews once, and then ends', async () => {
    const { email } = await makeAccount(server, 'sale');
    const { refresh_token } = (await password(email, 'hakobu-demo')).body;
    const both = await Promise.all([1, 2].map(() => token({ grant_type: 'refresh_token', refresh_token })));
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401]);
    const renewed = both.find(({ status }) => status === 200)!.body;
    await refused(server.with(renewed.access_token)('GET', 'users?filter[own]=1'), 'logged_out');
  });
});

describe('the request of a new password', () => {
  const ask = (email: string) => server.with(undefined)('POST', 'password/email', { email });

  test('runs the same statements whether the account exists or not', async () => {
    const { email } = await register(server);
    const ran = async (address: string) => {
      const seen: string[] = [];
      const { observer } = statements;
      statements.observer = ({ sql }) => void seen.push(sql);
      try {
        expect((await ask(address)).status).toBe(204);
      } finally {
        if (observer === undefined) delete statements.observer;
        else statements.observer = observer;
      }
      return seen;
    };
    const known = await ran(email);
    expect(known.length).toBeGreaterThan(3);
    expect(await ran(newEmail())).toEqual(known);
    expect(await ran(email)).toEqual(known); // The pause between two requests discloses nothing either.
    expect((await mailsTo(server, email)).filter(({ template }) => template === 'reset')).toHaveLength(1);
  });

  test('sends at most five links an hour', async () => {
    const { email, body } = await register(server);
    for (let turn = 0; turn < 8; turn += 1) {
      await server.query(
        "update account_tokens set created_at = created_at - interval '2 minutes' where user_id = $1",
        [body.id],
      );
      expect((await ask(email)).status).toBe(204);
    }
    expect((await mailsTo(server, email)).filter(({ template }) => template === 'reset')).toHaveLength(5);
  });
});

test('a verification link opened concurrently verifies the email each time', async () => {
  const { email } = await register(server, newEmail(), { password: PASSWORD });
  const [mail] = await mailsTo(server, email);
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => server.with(undefined)('GET', verifyPath(mail!.link))),
  );
  expect(answers.map(({ status, body }) => [status, body])).toEqual(
    answers.map(() => [200, { verified: true }]),
  );
});
