import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { tokens } from './session.ts';

const DAYS_30 = 2_592_000;
let written: Map<string, string[]>;
beforeEach(() => {
  written = new Map();
  const stored = new Map<string, string>();
  vi.stubGlobal('location', { protocol: 'https:' });
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => stored.set(name, value),
    removeItem: (name: string) => stored.delete(name),
  });
  vi.stubGlobal('document', {
    set cookie(text: string) {
      const [pair, ...attributes] = text.split('; ');
      written.set(pair!, attributes);
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

test('both tokens are stored for thirty days under the domain from the server', () => {
  tokens.keep({ access_token: 'one', refresh_token: 'two', cookie_domain: 'hakobu.test' });
  for (const pair of ['access_token=one', 'refresh_token=two'])
    expect(written.get(pair), pair).toEqual(
      expect.arrayContaining([`Max-Age=${DAYS_30}`, 'Domain=hakobu.test', 'Secure']),
    );
});

test('they belong to this host without a domain', () => {
  tokens.keep({ access_token: 'one', refresh_token: 'two' });
  expect(written.get('access_token=one')!.join()).not.toContain('Domain');
});

test('signing out removes them under that domain', () => {
  tokens.keep({ access_token: 'one', refresh_token: 'two', cookie_domain: 'hakobu.test' });
  tokens.forget();
  for (const pair of ['access_token=', 'refresh_token='])
    expect(written.get(pair), pair).toEqual(expect.arrayContaining(['Max-Age=0', 'Domain=hakobu.test']));
});
