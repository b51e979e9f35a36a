import { documentNumber } from '../../contract/document-number.ts';
import { vi } from '../../phrases/vi/catalogue.gen.ts';
import { makeSupplier, paidOrder, unique } from '../../server/seed/demo/steps.ts';
import { apiCrew } from './crew.ts';
import { Person } from './person.ts';
import { expect, test } from './test.ts';

const PHONE = 390;

test('an unclaimed parcel is attached with one click to the suggested purchase', async ({ browser }) => {
  const crew = await apiCrew();
  const { order } = await paidOrder(crew);
  const [line] = order.items;
  const purchase = await crew.purchase('POST', 'purchases', {
    ...{ supplier_id: await makeSupplier(crew), currency_id: 'JPY' },
    items: [
      {
        ...{ product_id: line.product_id, price: '900', quantity: '3' },
        order_items: [{ order_item_id: line.id, quantity: '3' }],
      },
    ],
  });
  for (const act of ['approve', 'order']) await crew.purchase('PUT', `purchases/${purchase.id}/${act}`);
  const { id } = await crew.purchase('POST', 'order/trackings', { code: `${order.id}-${unique()}` });

  const buyer = await Person.signIn(browser, 'purchase', { width: PHONE });
  const { page } = buyer;
  await page.goto(`${process.env.HAKOBU_URL}/#/purchase/tracking?tracking_id=${id}`);
  await buyer.sees(vi.order.tracking.field.suggestions);
  const row = page
    .getByRole('row')
    .filter({ has: page.getByRole('link', { name: documentNumber('purchase', purchase.id) }) });
  await expect(row).toContainText(vi.order.tracking.reason.number);
  await expect(row).toContainText(vi.order.tracking.reason.waiting);
  const place = await row.getByRole('button').boundingBox();
  expect(place!.x + place!.width).toBeLessThanOrEqual(PHONE); // Visible without scrolling the table.
  await buyer.press(`${vi.order.tracking.act.attach_here} ${documentNumber('purchase', purchase.id)}`);
  await expect(page.getByText(vi.order.tracking.field.suggestions)).toHaveCount(0);
  await expect(row).toContainText(vi.common.field.purchase);
});
