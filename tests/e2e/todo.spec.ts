import { vi } from '../../phrases/vi/catalogue.gen.ts';
import { deposit, payment } from '../../server/seed/demo/steps.ts';
import { billedOrder } from './billed-order.ts';
import { apiCrew } from './crew.ts';
import { Person } from './person.ts';
import { waitForLiveUpdates, waitUntilIdle } from './wait-until-idle.ts';
import { expect, test } from './test.ts';

const { task, frame } = vi.common;

test('each kind of work is counted, and listed for the department that does it', async ({ browser }) => {
  const admin = await Person.signIn(browser, 'admin');
  const counted = admin.page.waitForResponse((response) => response.url().includes('/api/counts?'));
  await admin.page.goto(`${process.env.HAKOBU_URL}/#/todo`);
  const answer = await counted;
  const asked: { name: string }[] = JSON.parse(new URL(answer.url()).searchParams.get('asked')!);
  // a list that refuses its filters is not counted
  expect(Object.keys((await answer.json()).data).toSorted()).toEqual(
    asked.map(({ name }) => name).toSorted(),
  );
  expect(asked.length).toBeGreaterThan(14);
  await waitUntilIdle(admin.page);
  await expect(admin.page.getByRole('heading', { name: task.boxes_to_bill })).toContainText(
    frame.group.warehouse,
  );

  const warehouse = await Person.signIn(browser, 'warehouse');
  await warehouse.page.getByRole('link', { name: new RegExp(`^${frame.app.todo}`) }).click();
  await expect(warehouse.page.getByRole('heading', { level: 1, name: frame.app.todo })).toBeVisible();
  await expect(warehouse.page.getByText(task.parcels_to_pack)).toBeVisible();
  await expect(warehouse.page.getByText(task.orders_to_settle)).toHaveCount(0);
});

test('accounting sees which orders wait for money until they are settled', async ({ browser }) => {
  const crew = await apiCrew();
  const { customer, order } = await billedOrder(crew, Date.now().toString(36));
  const accounting = await Person.signIn(browser, 'accounting');
  const { page } = accounting;
  await page.goto(`${process.env.HAKOBU_URL}/#/sale/orders?orders-unsettled=true&orders-q=${order}`);
  const row = page.getByRole('row').filter({ hasText: order });
  await expect(row).toBeVisible();
  await waitForLiveUpdates(page);
  await deposit(crew, customer, '950000', 'VND');
  await deposit(crew, customer, '1000', 'JPY');
  await crew.accounting('POST', ...payment('service', customer, '950000', { type: 'order', id: order }));
  await crew.accounting('POST', ...payment('order', customer, '1000', { type: 'order', id: order }));
  await expect(row).toHaveCount(0);
  await page.goto(`${process.env.HAKOBU_URL}/#/todo`);
  await expect(page.getByRole('heading', { name: task.purchases_to_settle })).toContainText(
    frame.group.accounting,
  );
});
