import { describe, expect, test } from 'vitest';
import { useTestServer } from '../../../tests/support/test-server.ts';
import { activeTokens } from './find-actor.ts';

const server = useTestServer();
const alive = async (...tokens: string[]) => [
  ...(await activeTokens(server.app.database.db, new Set(tokens))),
];

describe('of some access tokens', () => {
  test('tokens of open sessions are active', async () => {
    const [first, second] = [
      await server.signIn('sale@hakobu.test'),
      await server.signIn('sale@hakobu.test'),
    ];
    expect(new Set(await alive(first, second, 'x'.repeat(43)))).toEqual(new Set([first, second]));
    expect((await server.with(first)('POST', 'me/logout', {})).status).toBe(204);
    expect(await alive(first, second)).toEqual([second]);
  });

  test('are none without tokens, or for unknown ones', async () => {
    expect(await alive()).toEqual([]);
    expect(await alive('never given')).toEqual([]);
  });
});
