import {
  bill,
  deliver,
  load,
  makeCustomer,
  makeOrder,
  makeProduct,
  pack,
  paidOrder,
  payment,
  buy,
  receive,
  unique,
} from '../../server/seed/demo/steps.ts';
import { ja } from '../../phrases/ja/catalogue.gen.ts';
import { vi } from '../../phrases/vi/catalogue.gen.ts';
import { apiCrew } from './crew.ts';
import { Person } from './person.ts';
import { expect, test } from './test.ts';

const url = (path: string) => `${process.env.HAKOBU_URL}/#${path}`;
const COMPANY = ['Hakobu', '18 Lý Thường Kiệt', '0109876543', '024 3939 1818'];

/** Opens the paper of a document by its button, and returns what it says. */
async function openPaper(person: Person, path: string) {
  const { page } = person;
  await page.goto(url(path));
  await page.getByRole('link', { name: vi.common.act.print, exact: true }).click();
  const paper = page.getByRole('article');
  await expect(page.getByRole('button', { name: vi.common.act.print, exact: true })).toBeEnabled();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('nav').first()).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  await expect(paper).toBeVisible();
  return paper;
}

async function makePurchase(supplier: object) {
  const crew = await apiCrew();
  const name = `ヨドバシ ${unique()}`;
  const { id: supplier_id } = await crew.purchase('POST', 'suppliers', {
    ...{ name, address: '東京都新宿区新宿5-3-1', tel: '03-3227-3210', ...supplier },
  });
  const lines = [
    { price: '598', quantity: '26', tax_percent: '8' },
    { price: '1280', quantity: '2', tax_percent: '10' },
  ];
  const items = await Promise.all(
    lines.map(async (line) => ({ ...line, product_id: await makeProduct(crew, { name_vi: 'Trà xanh' }) })),
  );
  const purchase = await crew.purchase('POST', 'purchases', { supplier_id, currency_id: 'JPY', items });
  return { id: purchase.id as number, name };
}

test('a Vietnamese buyer prints the order form of a Japanese supplier in Japanese', async ({ browser }) => {
  const { id, name } = await makePurchase({ tax_code: 'T1180301018771' });
  const buyer = await Person.signIn(browser, 'purchase');
  const paper = await openPaper(buyer, `/purchase/purchases/${id}`);
  const say = ja.order.purchase.paper.purchase_form;
  await expect(paper).toHaveAttribute('lang', 'ja');
  for (const said of [
    ...[...COMPANY, say.title, `${name}　御中`, '東京都新宿区新宿5-3-1', '03-3227-3210'],
    ...[`${ja.common.paper.registration_number}：T1180301018771`, '抹茶キットカット ※', '15,548', '¥19,608'],
    ...['消費税（10%対象：2,560）', '消費税（8%対象：15,548）', say.reduced],
  ])
    await expect(paper).toContainText(said);
  await expect(paper).not.toContainText('Trà xanh');
  await buyer.page.emulateMedia({ media: 'screen' });
  await buyer.page.getByRole('link', { name: vi.common.act.go_back, exact: true }).click();
  await expect(paper).toHaveCount(0);
  await expect(buyer.page.getByRole('link', { name: vi.common.act.print, exact: true })).toBeVisible();
});

test('the order form of a Vietnamese supplier is in Vietnamese', async ({ browser }) => {
  const { id, name } = await makePurchase({ country_id: 'vn', tax_code: '0300588569' });
  const buyer = await Person.signIn(browser, 'purchase');
  const paper = await openPaper(buyer, `/purchase/purchases/${id}`);
  const say = vi.order.purchase.paper.purchase_form;
  await expect(paper).toHaveAttribute('lang', 'vi');
  for (const said of [
    ...COMPANY,
    say.title,
    name,
    'Mã số thuế: 0300588569',
    'Trà xanh',
    '15.548',
    '19.608 JPY',
  ])
    await expect(paper).toContainText(said);
});

test('the confirmation of an order names both parties in Vietnamese', async ({ browser }) => {
  const crew = await apiCrew();
  const name = `Công ty ${unique()}`;
  const { id: customer } = await makeCustomer(crew, { name, tax_code: '0300588569', tel: '028 1234 5678' });
  await crew.admin('POST', 'addresses', {
    ...{
      user_id: customer,
      consignee: name,
      tel: '028 1234 5678',
      address_detail: '9 Nguyễn Huệ',
      default: true,
    },
  });
  const { id } = await makeOrder(crew, customer, [
    { product_id: await makeProduct(crew), price: '2000', quantity: '2', tax_percent: '10' },
  ]);
  const sale = await Person.signIn(browser, 'sale');
  const paper = await openPaper(sale, `/sale/orders/retail/${id}`);
  const say = vi.order.order.paper.order_confirmation;
  await expect(paper).toHaveAttribute('lang', 'vi');
  for (const said of [
    ...[...COMPANY, say.title, id, name, '9 Nguyễn Huệ', 'Mã số thuế: 0300588569', '028 1234 5678'],
    ...['4.400 JPY', '50.000 VND', say.customer],
  ])
    await expect(paper).toContainText(said);
});

test('the delivery slip names the company, the customer and the consignee in Vietnamese', async ({
  browser,
}) => {
  const crew = await apiCrew();
  const { customer, order } = await paidOrder(crew);
  const { sfa } = await receive(crew, await buy(crew, order));
  const { box } = await pack(crew, sfa, order, 1, false);
  const ladingBill = await bill(crew, customer, order, box);
  const container = await load(crew, ladingBill);
  await crew.accounting('POST', ...payment('service', customer, '50000', { type: 'order', id: order.id }));
  await crew.accounting('PUT', `lading-bills/${ladingBill.id}`, { action_debit: true });
  await crew.warehouse('PUT', `containers/${container.id}/cut-off`);
  const delivery = await deliver(crew, customer, container, ladingBill);
  const warehouse = await Person.signIn(browser, 'warehouse');
  const paper = await openPaper(
    warehouse,
    `/warehouse/internal/goods-deliveries?goods_delivery_id=${delivery.id}`,
  );
  const say = vi.warehouse.goods_delivery.paper.delivery_slip;
  await expect(paper).toHaveAttribute('lang', 'vi');
  for (const said of [
    ...[...COMPANY, say.title, delivery.name, 'Nguyễn Văn Khách', '12 Tràng Tiền', '0901234567'],
    ...[order.id, 'GHN002', say.received_by],
  ])
    await expect(paper).toContainText(said);
});
