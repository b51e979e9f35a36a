import { describe, expect, test } from 'vitest';
import { done } from '../../../tests/main-job/main-job.ts';
import { refused } from '../../../tests/support/refused.ts';
import { start, useProvidedServer } from '../../../tests/support/sign-in-providers.ts';

const server = useProvidedServer();
const begin = (provider: string, language?: string) =>
  server.with(undefined)(
    'POST',
    `oauth/providers/${provider}/start`,
    undefined,
    language === undefined ? {} : { language },
  );

describe('the identity providers', () => {
  test('that are configured are named, and nothing else of them', async () => {
    expect(await done(server.with(undefined)('GET', 'oauth/providers'))).toEqual({
      data: [
        { id: 'plain', name: 'plain' },
        { id: 'chatty', name: 'chatty' },
        { id: 'gone', name: 'gone' },
      ],
    });
  });
});

describe('beginning to sign in', () => {
  test('sends to the provider with a challenge, and asks for no more than who it is', async () => {
    const { authorization_url, state } = await start(server);
    const { origin, searchParams } = new URL(authorization_url);
    expect(origin).toBe(server.providers[0]!.issuer);
    expect(Object.fromEntries(searchParams)).toMatchObject({
      code_challenge_method: 'S256',
      response_type: 'code',
      scope: 'openid email profile',
      redirect_uri: `${server.url}/oauth/callback`,
      state,
    });
  });

  test('keeps a hash of the state, never the state itself, for ten minutes', async () => {
    const { state } = await start(server);
    const [row] = await server.query(
      `select *, extract(epoch from expires_at - now())::int as seconds from provider_sign_ins
        order by id desc limit 1`,
    );
    expect(JSON.stringify(row)).not.toContain(state);
    expect(row!.seconds).toBeGreaterThan(500);
    expect(row!.seconds).toBeLessThanOrEqual(600);
  });

  test('a second time is another sign-in: nothing of it is the same', async () => {
    const [one, two] = [await start(server), await start(server)];
    const challengeOf = ({ authorization_url }: { authorization_url: string }) =>
      new URL(authorization_url).searchParams.get('code_challenge');
    expect(one.state).not.toBe(two.state);
    expect(challengeOf(one)).not.toBe(challengeOf(two));
  });

  test('sweeps out those that nobody came back to', async () => {
    await start(server);
    await server.query(`update provider_sign_ins set expires_at = now() - interval '1 second'`);
    await start(server);
    expect(await server.query('select 1 from provider_sign_ins')).toHaveLength(1);
  });

  test('at a provider that nobody configured is not found', async () => {
    await refused(begin('none'), 'not_found');
  });

  test('at one that does not answer says so, in the language of who asks', async () => {
    const { message } = await refused(begin('gone', 'vi'), 'provider_failed');
    expect(message).toContain('Đăng nhập');
  });

  test('goes on without end for nobody, and shuts nobody out who signs in by email', async () => {
    let reply = await begin('plain');
    for (let more = 0; more < 60 && reply.status !== 429; more += 1) reply = await begin('plain');
    expect([reply.body.code, Number(reply.headers.get('retry-after')) > 0]).toEqual([
      'too_many_attempts',
      true,
    ]);
    expect(await server.signIn('sale@hakobu.test')).toEqual(expect.any(String));
  }, 60_000);
});

test('a provider that sends a form is sent on to the page', async () => {
  const answer = await fetch(`${server.url}/oauth/callback`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ code: 'a', state: 'b', user: '{"name":"x"}' }),
  });
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/oauth/callback?code=a&state=b']);
  const page = await fetch(`${server.url}/oauth/callback?code=a&state=b`);
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('/oauth-callback.js')]);
});
