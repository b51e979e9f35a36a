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
  test('lists the configured ones by name only', async () => {
    expect(await done(server.with(undefined)('GET', 'oauth/providers'))).toEqual({
      data: [
        { id: 'plain', name: 'plain' },
        { id: 'chatty', name: 'chatty' },
        { id: 'gone', name: 'gone' },
      ],
    });
  });
});

describe('starting a sign-in', () => {
  test('redirects to the provider with a challenge, and requests only the identity', async () => {
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

  test('stores a hash of the state for ten minutes, never the state', async () => {
    const { state } = await start(server);
    const [row] = await server.query(
      `select *, extract(epoch from expires_at - now())::int as seconds from provider_sign_ins
        order by id desc limit 1`,
    );
    expect(JSON.stringify(row)).not.toContain(state);
    expect(row!.seconds).toBeGreaterThan(500);
    expect(row!.seconds).toBeLessThanOrEqual(600);
  });

  test('a second time is another sign-in with new values', async () => {
    const [one, two] = [await start(server), await start(server)];
    const challengeOf = ({ authorization_url }: { authorization_url: string }) =>
      new URL(authorization_url).searchParams.get('code_challenge');
    expect(one.state).not.toBe(two.state);
    expect(challengeOf(one)).not.toBe(challengeOf(two));
  });

  test('deletes abandoned ones', async () => {
    await start(server);
    await server.query(`update provider_sign_ins set expires_at = now() - interval '1 second'`);
    await start(server);
    expect(await server.query('select 1 from provider_sign_ins')).toHaveLength(1);
  });

  test('at an unconfigured provider is not found', async () => {
    await refused(begin('none'), 'not_found');
  });

  test('at an unavailable provider is refused, in the caller’s language', async () => {
    const { message } = await refused(begin('gone', 'vi'), 'provider_failed');
    expect(message).toContain('Đăng nhập');
  });

  test('is limited by address, without blocking sign-ins by email', async () => {
    let reply = await begin('plain');
    for (let more = 0; more < 60 && reply.status !== 429; more += 1) reply = await begin('plain');
    expect([reply.body.code, Number(reply.headers.get('retry-after')) > 0]).toEqual([
      'too_many_attempts',
      true,
    ]);
    expect(await server.signIn('sale@hakobu.test')).toEqual(expect.any(String));
  }, 60_000);
});

test('a provider that posts a form is redirected to the page', async () => {
  const answer = await fetch(`${server.url}/oauth/callback`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ code: 'a', state: 'b', user: '{"name":"x"}' }),
  });
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/oauth/callback?code=a&state=b']);
  const page = await fetch(`${server.url}/oauth/callback?code=a&state=b`);
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('/oauth-callback.js')]);
});
