import type { Page } from '@playwright/test';
import { documentNumber } from '../../contract/document-number.ts';
import { vi } from '../../phrases/vi/catalogue.gen.ts';
import { buy, load, pack, paidOrder, receive } from '../../server/seed/demo/steps.ts';
import { apiCrew } from './crew.ts';
import { Person } from './person.ts';
import { waitUntilIdle } from './wait-until-idle.ts';
import { expect, test } from './test.ts';
import { rowsOf } from './write.ts';

const url = (path: string) => `${process.env.HAKOBU_URL}/#${path}`;

/** The first demo order with goods in transit: it has documents of every kind. */
const orderOnItsWay = async (page: Page): Promise<string> =>
  (await rowsOf<{ id: string }>(page, 'orders?filter[status_id]=CompletedShippingJp'))[0]!.id;

/** Elements of the page that scroll horizontally. */
const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('main *')]
      .filter((one) => one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).overflowX !== 'visible')
      .map((one) => `${one.className} ${one.scrollWidth} > ${one.clientWidth}`),
  );

test('a document shows its next step and links to related documents and its list', async ({ browser }) => {
  const admin = await Person.signIn(browser, 'admin');
  const { page } = admin;
  const order = await orderOnItsWay(page);
  await page.goto(url(`/sale/orders/retail/${order}`));
  const next = page.getByRole('region', { name: vi.common.section.next });
  await expect(next.locator('[aria-current=step]')).toHaveText(vi.order.order.todo.receive_vn);
  await expect(next).toContainText(vi.order.order.missing.boxes_to_arrive);
  await expect(next).toContainText(
    vi.common.section.turn.replace('{{who}}', vi.common.frame.group.warehouse),
  );
  const linked = page.getByRole('navigation', { name: vi.common.section.linked });
  for (const kind of ['purchase', 'sfa', 'box', 'lading_bill', 'container'] as const)
    await expect(
      linked
        .getByRole('link')
        .filter({ hasText: new RegExp(`^${{ ...vi.warehouse, purchase: vi.order.purchase }[kind].name}`) }),
    ).toHaveCount(1);
  await linked.getByRole('button', { name: vi.accounting.transaction.name }).click();
  await expect(page.locator('[role=menu]:focus-within')).toBeVisible();
  await expect(page.getByRole('menuitem')).not.toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menuitem')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: order })).toBeVisible();

  await page.getByRole('tab', { name: vi.common.section.log }).click();
  await expect(page).toHaveURL(/\?tab=log$/);
  await page.reload();
  await expect(page.getByRole('tab', { name: vi.common.section.log, selected: true })).toBeVisible();

  await linked.getByRole('link', { name: /\bLB\d+/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^LB\d+$/ })).toBeVisible();
  await expect(linked.getByRole('link', { name: order })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { level: 1, name: vi.warehouse.lading_bill.plural })).toBeVisible();
});

test('going back from a document restores the state of the list', async ({ browser }) => {
  const { page } = await Person.signIn(browser, 'sale');
  await page.setViewportSize({ width: 1280, height: 500 });
  await page.goto(url('/sale/orders/retail?orders-sort=id'));
  await waitUntilIdle(page); // rows come in batches, and each may widen the columns
  const opened = page.locator('tbody tr.opens .row-link').nth(11);
  // Focusing it by keyboard scrolls further than hovering: sticky headers must not cover it.
  await opened.focus();
  const frame = page.locator('.list-frame');
  const top = await frame.evaluate(({ scrollTop }) => scrollTop);
  expect(top).toBeGreaterThan(100);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: /^OR\d+$/ })).toBeVisible();
  await page.getByRole('link', { name: vi.order.order.title.retail }).last().click();
  await expect(page).toHaveURL(/\?orders-sort=id$/);
  await expect.poll(() => frame.evaluate(({ scrollTop }) => scrollTop)).toBe(top);
  await expect(opened).toBeInViewport();
});

test('amounts and lists of bills fit from 1280 pixels up, and the printed page contains the document alone', async ({
  browser,
}) => {
  const { page } = await Person.signIn(browser, 'admin', { width: 1280 });
  const order = await orderOnItsWay(page);
  for (const path of [`/sale/orders/retail/${order}`, '/warehouse/internal/lading-bills'])
    for (const width of [1280, 1366, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(url(path));
      await waitUntilIdle(page);
      await expect(page.locator('td').first()).toBeVisible();
      expect(await cutOff(page), `${path} at ${width}`).toEqual([]);
    }
  await page.goto(url(`/sale/orders/retail/${order}`));
  await expect(page.getByText(vi.common.field.unsolved).first()).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1, name: order })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: vi.common.section.money })).toBeVisible();
  for (const left of [
    page.getByRole('banner'),
    page.getByRole('button'),
    page.locator('nav'),
    page.getByRole('tab'),
  ])
    await expect(left.locator('visible=true')).toHaveCount(0);
});

test('bills, boxes and pallets offer their next action, and an action can be undone', async ({ browser }) => {
  const crew = await apiCrew();
  const { customer, order } = await paidOrder(crew);
  const { sfa } = await receive(crew, await buy(crew, order));
  const { box, pallet } = await pack(crew, sfa, order, 1, false);
  const warehouse = await Person.signIn(browser, 'warehouse');
  const { page } = warehouse;
  const next = page.getByRole('region', { name: vi.common.section.next });
  const step = next.locator('[aria-current=step]');
  const { todo: bills } = vi.warehouse.lading_bill;

  await page.goto(url(`/warehouse/internal/boxes/management?box_id=${box.id}`));
  await expect(step).toHaveText(vi.warehouse.box.todo.loaded);
  await expect(next).toContainText(vi.warehouse.box.errors.box_without_bill);
  await expect(next.getByRole('link', { name: vi.warehouse.box.act.to_bills })).toBeVisible();
  await page.getByRole('tab', { name: vi.common.section.log }).click();
  await expect(page.getByRole('button', { name: vi.common.act.add_note })).toBeVisible();

  await page.goto(url(`/warehouse/internal/assemble-to-stock?pallet_id=${pallet.id}`));
  await expect(step).toHaveText(vi.warehouse.pallet.todo.stored);
  await expect(next.getByRole('button', { name: vi.common.action.set_location })).toBeVisible();

  const terms = { customer_id: customer, shipment_method_id: 'sea', from_area_id: 1, to_area_id: 3 };
  const bill = await crew.warehouse('POST', 'lading-bills', terms);
  await page.goto(url(`/warehouse/internal/lading-bills?lading_bill_id=${bill.id}`));
  await expect(step).toHaveText(bills.open);
  await expect(next).toContainText(
    vi.common.section.turn.replace('{{who}}', vi.common.frame.group.warehouse),
  );
  await next.getByRole('button', { name: vi.common.action.add_boxes }).click();
  await warehouse.finish(vi.common.act.add);
  await expect(step).toHaveText(bills.planned);
  await page.getByRole('button', { name: vi.common.act.undo }).click();
  await expect(step).toHaveText(bills.open);
  await expect(page.getByText(vi.common.message.undone)).toBeVisible();

  // Another user was first: the notice appears once.
  await next.getByRole('button', { name: vi.common.action.add_boxes }).click();
  await warehouse.finish(vi.common.act.add);
  const lines = await crew.warehouse('GET', `box-lading-bills?filter[lading_bill_id]=${bill.id}`);
  await crew.warehouse('DELETE', `box-lading-bills/${lines.data[0].id}`);
  await page.getByRole('button', { name: vi.common.act.undo }).click();
  const refused = page.getByRole('alert').filter({ hasText: vi.common.message.not_found });
  await expect(refused).toHaveText(vi.common.message.not_found);
  await expect(step).toHaveText(bills.open);

  await next.getByRole('button', { name: vi.common.action.add_boxes }).click();
  await warehouse.finish(vi.common.act.add);
  await expect(next.getByRole('button', { name: vi.common.action.plan })).toBeVisible();
  // Only the last action can be undone.
  const undo = page.getByRole('button', { name: vi.common.act.undo });
  await expect(undo).toBeVisible();
  const addNote = page.getByRole('button', { name: vi.common.act.add_note });
  await page.locator('section').filter({ has: addNote }).getByRole('textbox').fill('Đã kiểm');
  await addNote.click();
  await expect(undo).toHaveCount(0, { timeout: 3000 });
  const row = page.getByRole('row', { name: documentNumber('box', box.id) });
  await row.getByRole('button', { name: `${vi.common.act.remove} ${documentNumber('box', box.id)}` }).click();
  await expect(step).toHaveText(bills.open);
  // The notice of the previous action may still be there.
  const removed = page.getByRole('alert').filter({ hasText: vi.common.message.deleted });
  await removed.getByRole('button', { name: vi.common.act.undo }).click();
  await expect(row).toBeVisible();

  const container = await load(crew, { ...bill, pivot_boxes: [] });
  await page.reload();
  await expect(step).toHaveText(bills.locked);
  await expect(next).toContainText(vi.warehouse.container.errors.bills_not_loaded.split('{{')[0]!.trim());
  await next.getByRole('link', { name: vi.warehouse.lading_bill.act.to_container }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: container.name })).toBeVisible();
  const loaded = page.getByRole('button', { name: `${vi.warehouse.container.act.load} 1` });
  await loaded.click();
  await expect(loaded).toHaveCount(0);
  await page.getByRole('button', { name: vi.common.act.undo }).click();
  await expect(loaded).toBeVisible();
});
