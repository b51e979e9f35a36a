import { expect, type Page } from '@playwright/test';
import { addressesOfRows } from './addresses-of-rows.ts';

/** Screens outside the sidebar and the cards: forms, and one level below a row. */
const DEEPER = [
  '/register',
  '/forgot-password',
  '/reset-password',
  '/email-unverified',
  '/me',
  '/customer/me',
  '/',
  '/sale/orders/retail/new',
  '/sale/contracts/contracts/new',
  '/sale/orders/wholesale/new',
  '/sale/orders/shipment/new',
  '/sale/orders/payment/new',
  '/purchase/purchases/new',
  '/warehouse/inbound/transfer-order?container_id=2',
  '/products/4902201183123',
  '/warehouse/management/products',
  '/warehouse/management/products/4902201183123',
  '/accounting/account/supplier/1',
  '/accounting/sale/customer-debt?by=period',
  '/accounting/purchase/comparison-clearing-debt?object_id=1&currency_id=JPY',
  '/admin/posts/new',
  '/admin/supports/new',
  '/notifications',
  '/markets/Rakuten',
  '/customer/supports/new',
  '/admin/goods/prices?price_id=5',
  '/admin/addresses?provinces=25-01',
  '/admin/addresses?provinces=old-01&districts=old-001',
  '/admin/goods/products/new',
  '/admin/ecommerce/affiliate-product/new',
  '/pages/403',
  '/pages/404',
  '/pages/500',
  '/no/such/page',
];

/** Cached for every test of this worker, because a hundred lists are read to find them. */
let ofRows: Promise<string[]> | undefined;

/** Addresses of all screens in the sidebar, those below, and a row of every entity. */
export async function everyScreen(page: Page): Promise<string[]> {
  const fromSidebar = await page
    .locator('nav a.nav-link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')!.replace(/^#/, '')));
  expect(fromSidebar.length).toBeGreaterThan(18);
  ofRows ??= addressesOfRows(page);
  return [...fromSidebar, ...DEEPER, ...(await ofRows)];
}
