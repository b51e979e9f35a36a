import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { nameTabOfRoute } from './tab-title.ts';

const tab = { title: '' };
beforeEach(() => {
  vi.stubGlobal('document', tab);
  vi.stubGlobal('location', { hash: '#/sale/orders/retail?orders-page=2' });
});
afterAll(() => void vi.unstubAllGlobals());

test('the tab says what the route is called and the name of the product', () => {
  nameTabOfRoute('Retail orders');
  expect(tab.title).toBe('Retail orders · Hakobu');
});

test('the tab says the name of the product alone where the route is called nothing', () => {
  nameTabOfRoute('');
  expect(tab.title).toBe('Hakobu');
});
