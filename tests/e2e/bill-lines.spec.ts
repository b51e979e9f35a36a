// Boxes put on a bill by mistake are removed together: a preview shows the rest, and one click undoes it.
import { documentNumber } from '../../contract/document-number.ts';
import { vi } from '../../phrases/vi/catalogue.gen.ts';
import { approve, bill, makeCustomer, makeOrder, makeProduct } from '../../server/seed/demo/steps.ts';
import { boxOf } from '../main-job/boxes.ts';
import { apiCrew } from './crew.ts';
import { isRed } from './notices.ts';
import { Person } from './person.ts';
import { expect, test } from './test.ts';

const { act, list, message } = vi.common;
const { take_off } = vi.warehouse.lading_bill.act;
const words = vi.warehouse.container;

/** An order whose boxes of three numbers are on a bill. */
async function billOfThree() {
  const crew = await apiCrew();
  const customer = (await makeCustomer(crew, { name: `Khách gỡ ${Date.now().toString(36)}` })).id;
  const made = await makeOrder(crew, customer, [
    { product_id: await makeProduct(crew), price: '1000', quantity: '1' },
  ]);
  const order = await approve(crew, made.id);
  const boxes: any[] = [];
  for (const duplicate of [2, 1, 1]) {
    const box = await crew.warehouse('POST', 'boxes', boxOf(await makeProduct(crew), { duplicate }));
    await crew.warehouse('POST', 'owning-boxes', {
      ...{ box_id: box.id, order_id: order.id, quantity: duplicate },
    });
    boxes.push(box);
  }
  const { id } = await bill(crew, customer, order, boxes[0], 2);
  const rest = boxes.slice(1).map((box) => ({ box_id: box.id, order_id: order.id, quantity: 1 }));
  await crew.warehouse('POST', 'box-lading-bills/several', { lading_bill_id: id, boxes: rest });
  return { id: id as number, boxes: boxes.map((box) => box.id as number) };
}

test('several lines are removed from a bill at once after a preview, and added again', async ({
  browser,
}) => {
  const { id, boxes } = await billOfThree();
  const { page } = await Person.signIn(browser, 'warehouse');
  await page.goto(`${process.env.HAKOBU_URL}/#/warehouse/internal/lading-bills?lading_bill_id=${id}`);
  const line = (box: number) =>
    page.getByRole('checkbox', { name: list.select.row.replace('{{name}}', documentNumber('box', box)) });
  await line(boxes[0]!).check();
  await line(boxes[1]!).check();
  await expect(page.getByText(message.selected.replace('{{count}}', '2'))).toBeVisible();
  await page.getByRole('button', { name: take_off, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('4 → 1');
  const money = dialog.locator('.money-summary tbody tr');
  await expect(money).toHaveCount(2);
  // The rows show other amounts, and are rendered again when the rest is computed.
  const { now, afterwards } = vi.warehouse.lading_bill.field;
  const sums = async () =>
    (await money.allInnerTexts()).map((text) => text.replace(now, '').replace(afterwards, ''));
  await expect.poll(async () => new Set(await sums()).size).toBe(2);
  await dialog.getByRole('button', { name: act.remove, exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(line(boxes[0]!)).toBeHidden();
  await expect(line(boxes[2]!)).toBeVisible();
  await expect(page.locator('.selection-bar')).toHaveCount(0);
  await page.getByRole('button', { name: act.undo }).click();
  for (const box of boxes) await expect(line(box)).toBeVisible();
});

test('one line is removed from a bill at the end of its row, with a notice', async ({ browser }) => {
  const { id, boxes } = await billOfThree();
  const { page } = await Person.signIn(browser, 'warehouse');
  await page.goto(`${process.env.HAKOBU_URL}/#/warehouse/internal/lading-bills?lading_bill_id=${id}`);
  const remove = (box: number) =>
    page.getByRole('button', { name: `${act.remove} ${documentNumber('box', box)}`, exact: true });
  await expect(remove(boxes[1]!)).toBeVisible();
  await remove(boxes[0]!).click();
  const notice = page.getByRole('alert').filter({ hasText: message.deleted });
  await expect(notice).toBeVisible();
  expect(await isRed(notice)).toBe(true);
  await expect(remove(boxes[0]!)).toHaveCount(0);
  await expect(remove(boxes[1]!)).toBeVisible();
});

test('all lines of a bill are selected with one click', async ({ browser }) => {
  const { id } = await billOfThree();
  const { page } = await Person.signIn(browser, 'warehouse', { width: 390, touch: true });
  await page.goto(`${process.env.HAKOBU_URL}/#/warehouse/internal/lading-bills?lading_bill_id=${id}`);
  await page.getByRole('checkbox', { name: list.select.page }).check();
  await page.getByRole('button', { name: take_off, exact: true }).click();
  await expect(page.getByRole('dialog')).toContainText('4 → 0');
});

test('all boxes of a bill are loaded into its container at once, and taken back together', async ({
  browser,
}) => {
  const crew = await apiCrew();
  const { id } = await billOfThree();
  const container = await crew.warehouse('POST', 'containers', {
    ...{ name: `CT ${id}`, shipment_method_id: 'sea', from_area_id: 1, to_area_id: 3 },
  });
  await crew.warehouse('POST', `containers/${container.id}/attach-lading-bills`, { lading_bill_ids: [id] });
  const { page } = await Person.signIn(browser, 'warehouse');
  await page.goto(
    `${process.env.HAKOBU_URL}/#/warehouse/outbound/transfer-order?container_id=${container.id}`,
  );
  const loadAll = page.getByRole('button', { name: words.act.load_all.replace('{{count}}', '4') });
  await loadAll.click();
  await expect(page.getByText('4 / 4')).toBeVisible();
  await expect(loadAll).toHaveCount(0);
  await page.getByRole('button', { name: act.undo, exact: true }).click();
  await expect(page.getByText('0 / 4')).toBeVisible();
  await loadAll.click();
  await expect(page.getByText('4 / 4')).toBeVisible();
});
