import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { nameTabOfRoute } from './tab-title.ts';

const tab = { title: '' };
beforeEach(() => {
  vi.stubGlobal('document', tab);
  vi.stubGlobal('location', { hash: '#/sale/orders/retail?orders-page=2' });
});
afterAll(() => void vi.unstubAllGlobals());

test('the tab shows the product name, then the title of the route', () => {
  nameTabOfRoute('Retail orders');
  expect(tab.title).toBe('Hakobu · Retail orders');
});

test('the tab shows the product name for a route without a title', () => {
  nameTabOfRoute('');
  expect(tab.title).toBe('Hakobu');
});
