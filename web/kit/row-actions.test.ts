import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { category } from '@hakobu/contract/product/category/category.endpoints.ts';
import type { RowFlags } from './row-actions.tsx';

let RowActions: (typeof import('./row-actions.tsx'))['RowActions'];
let prepare: (typeof import('#client/deferred-request.ts'))['deferRequest'];
beforeAll(async () => {
  vi.resetModules();
  vi.stubGlobal('localStorage', { getItem: () => 'en', setItem: () => {} });
  vi.stubGlobal('document', { documentElement: {} });
  const i18n = await import('#app/i18n.ts');
  await i18n.loadPhrases();
  vi.unstubAllGlobals();
  // The language does not change in this test.
  vi.doMock('#app/i18n.ts', () => ({ ...i18n, usePhrases: () => i18n.phrase }));
  ({ RowActions } = await import('./row-actions.tsx'));
  ({ deferRequest: prepare } = await import('#client/deferred-request.ts'));
  vi.stubGlobal('window', { matchMedia: () => ({ matches: false }) });
});
afterAll(() => {
  vi.unstubAllGlobals();
  vi.doUnmock('#app/i18n.ts');
  vi.resetModules();
});

/** Accessible names of the controls of a row with these flags. */
function controls(flags: RowFlags): (string | undefined)[] {
  const call = prepare(category.delete, { params: { id: 7 } });
  const acts = createElement(RowActions, {
    ...{ name: 'Tea', to: '/admin/goods/categories', remove: call, erase: call, ...flags },
    edit: { title: 'Category', form: () => null },
  });
  const within = (inner: ReactNode) => createElement(MantineProvider, { env: 'test' }, inner);
  const client = createElement(QueryClientProvider, { client: new QueryClient() }, within(acts));
  return [...renderToStaticMarkup(client).matchAll(/aria-label="([^"]+)"/g)].map(([, name]) => name);
}

test('a row or card has every control that its flags do not switch off', () => {
  expect(controls({})).toEqual(['Show Tea', 'Edit Tea', 'Remove Tea', 'Delete Tea']);
});

test.for([
  ['enterable', 'Show Tea'],
  ['editable', 'Edit Tea'],
  ['removable', 'Remove Tea'],
  ['deletable', 'Delete Tea'],
] as const)('%s switches "%s" alone', ([flag, name]) => {
  expect(controls({ [flag]: false })).toEqual(controls({}).filter((one) => one !== name));
});
