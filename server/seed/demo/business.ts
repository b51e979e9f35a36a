import { compare } from '@hakobu/contract/kernel/decimal.ts';
import { makeCatalogue } from './catalogue.ts';
import { makeContracts } from './contracts.ts';
import { makeOtherOrders } from './other-orders.ts';
import { drawPicture } from './pictures.ts';
import { makeQuestions } from './questions.ts';
import { makeStatement } from './statements.ts';
import {
  approve,
  bill,
  buy,
  deliver,
  deposit,
  load,
  makeCustomer,
  makeOrder,
  makeProduct,
  pack,
  payment,
  receive,
  type Crew,
} from './steps.ts';

/**
 * Customers of the demo. Some addresses use administrative units from before July 2025, one of them a ward
 * that was divided.
 */
const customers = [
  { name: 'Lê Thu Hà', tel: '0912 345 678', ward_id: '25-00070' },
  {
    name: 'Công ty TNHH Sakura Việt',
    tel: '024 3826 1111',
    tax_code: '0108765432',
    ward_id: '25-00004',
  },
  { name: 'Phạm Quốc Bảo', tel: '0987 111 222', ward_id: 'old-00001' },
  { name: 'Shop Mẹ Bé Tokyo', tel: '0936 555 777', ward_id: '25-00082' },
  { name: 'Đặng Minh Châu', tel: '0901 222 333', ward_id: 'old-00166' },
  { name: 'Hoàng Gia Import', tel: '028 3822 9999', ward_id: '25-00025' },
];
const suppliers = [
  { name: '楽天24', address: '東京都世田谷区玉川1-14-1', tel: '050-5444-2400', tax_code: 'T6010901000001' },
  {
    name: 'Amazon.co.jp',
    address: '東京都目黒区下目黒1-8-1',
    tel: '0120-899-543',
    tax_code: 'T2040001000002',
  },
  {
    name: 'ヨドバシカメラ',
    address: '東京都新宿区新宿5-3-1',
    tel: '03-3227-3210',
    tax_code: 'T1011101000003',
  },
  {
    name: 'ドン・キホーテ',
    address: '東京都目黒区青葉台2-19-10',
    tel: '03-5725-7532',
    tax_code: 'T4013201000004',
  },
];
/** What papers say about the company. */
const company = {
  address: '18 Lý Thường Kiệt, phường Cửa Nam, Hà Nội',
  tax_code: '0109876543',
  tel: '024 3939 1818',
  representative: 'Nguyễn Quản Trị',
};

/**
 * Products with Japanese article numbers; weight in kg, price in yen. Food, also food supplements, has the
 * reduced consumption tax of 8 %, everything else 10 %.
 */
const products = [
  {
    id: '4902201183123',
    picture: 'chocolate-bars',
    name: 'KitKat 抹茶 12枚',
    name_vi: 'Bánh KitKat vị matcha, 12 thanh',
    name_en: 'KitKat matcha, 12 bars',
    name_ja: 'KitKat 抹茶 12枚',
    ...{ brand: 'Nestlé', price: '598', weight: '0.16', tax_percent: '8' },
  },
  {
    id: '4987176186126',
    picture: 'laundry-pods',
    name: 'アリエール ジェルボール',
    name_vi: 'Viên giặt Ariel',
    name_en: 'Ariel laundry pods',
    name_ja: 'アリエール ジェルボール',
    ...{ brand: 'P&G', price: '1280', weight: '0.9', tax_percent: '10' },
  },
  {
    id: '4901872469109',
    picture: 'face-wash',
    name: '資生堂 洗顔専科 パーフェクトホイップ',
    name_vi: 'Sữa rửa mặt Senka Perfect Whip',
    name_en: 'Senka Perfect Whip face wash',
    name_ja: '資生堂 洗顔専科 パーフェクトホイップ',
    ...{ brand: 'SHISEIDO', price: '438', weight: '0.13', tax_percent: '10' },
  },
  {
    id: '4987028117120',
    picture: 'vitamin-pouch',
    name: 'DHC ビタミンC 60日分',
    name_vi: 'Viên uống vitamin C DHC, 60 ngày',
    name_en: 'DHC vitamin C, 60 days',
    name_ja: 'DHC ビタミンC 60日分',
    ...{ brand: 'DHC', price: '362', weight: '0.06', tax_percent: '8' },
  },
  {
    id: '4549292188301',
    picture: 'camera',
    name: 'Canon EOS R50 ダブルズーム',
    name_vi: 'Máy ảnh Canon EOS R50 kèm hai ống kính zoom',
    name_en: 'Canon EOS R50 with two zoom lenses',
    name_ja: 'Canon EOS R50 ダブルズーム',
    ...{ brand: 'Canon', price: '124300', weight: '1.2', tax_percent: '10' },
  },
  {
    id: '4974019171234',
    picture: 'rice-cooker',
    name: '象印 炊飯ジャー 5.5合',
    name_vi: 'Nồi cơm điện Zojirushi 1 lít',
    name_en: 'Zojirushi rice cooker, 5.5 cups',
    name_ja: '象印 炊飯ジャー 5.5合',
    ...{ brand: 'ZOJIRUSHI', price: '23800', weight: '6.4', tax_percent: '10' },
  },
  {
    id: '4901301276650',
    picture: 'eye-mask',
    name: 'めぐりズム ホットアイマスク',
    name_vi: 'Mặt nạ mắt xông hơi MegRhythm',
    name_en: 'MegRhythm steam eye mask',
    name_ja: 'めぐりズム ホットアイマスク',
    ...{ brand: '花王', price: '990', weight: '0.3', tax_percent: '10' },
  },
  {
    id: '4987306047655',
    picture: 'serum',
    name: 'ロート製薬 メラノCC',
    name_vi: 'Serum vitamin C Melano CC',
    name_en: 'Rohto Melano CC serum',
    name_ja: 'ロート製薬 メラノCC',
    ...{ brand: 'ROHTO', price: '1180', weight: '0.05', tax_percent: '10' },
  },
];

/** Stages of a demo order. Each includes the stages before it. */
const stages = [
  'new',
  'approved',
  'paid',
  'bought',
  'received',
  'packed',
  'billed',
  'loaded',
  'shipped',
  'delivered',
] as const;
type Stage = (typeof stages)[number];
const plan: readonly Stage[] = [
  'delivered',
  'shipped',
  'loaded',
  'billed',
  'packed',
  'received',
  'bought',
  'bought',
  'paid',
  'paid',
  'approved',
  'new',
  'delivered',
  'paid',
  'new',
  'approved',
  'received',
  'bought',
];
/** Orders of the customer who can sign in, so that the customer portal has data. */
const ownPlan: readonly Stage[] = ['delivered', 'shipped', 'packed', 'paid', 'new'];

interface Base {
  customers: number[];
  suppliers: number[];
}

/** Creates a small company with work in progress, through the API, so that all figures agree. */
export async function makeBusiness(crew: Crew, { hasPictures = false } = {}): Promise<void> {
  const base: Base = { customers: [], suppliers: [] };
  await crew.admin('PUT', 'organizations/1', company);
  for (const fields of suppliers) base.suppliers.push((await crew.purchase('POST', 'suppliers', fields)).id);
  for (const [index, { picture, ...fields }] of products.entries())
    await makeProduct(crew, {
      ...fields,
      supplier_id: base.suppliers[index % suppliers.length],
      ...(hasPictures && { images: [{ file: await drawPicture(picture) }] }),
    });
  await makeCatalogue(crew, products);
  for (const { ward_id, ...fields } of customers) {
    const { id } = await makeCustomer(crew, fields);
    await settle(crew, { ...fields, id, ward_id });
    base.customers.push(id);
  }
  await makeQuestions(crew, base.customers);
  for (const [index, stage] of plan.entries()) await makeOne(crew, base, index, stage);
  await makeOtherOrders(crew, base, products);
  const {
    data: [ours],
  } = await crew.admin('GET', 'users?filter[email]=customer@hakobu.test');
  await settle(crew, { id: ours.id, name: ours.name, tel: '0977 246 810', ward_id: '25-00070' });
  for (const [index, stage] of ownPlan.entries())
    await makeOne(crew, { ...base, customers: [ours.id] }, index, stage);
  await makeContracts(crew, [base.customers[3]!, ours.id]);
  await makeStatement(crew, customers[0]!.name);
}

/** Creates an address and deposits into both wallets of a customer. */
async function settle(
  crew: Crew,
  { id, name, tel, ward_id }: { id: number; name: string; tel: string; ward_id: string },
): Promise<void> {
  await crew.admin('POST', 'addresses', {
    user_id: id,
    consignee: name,
    tel,
    address_detail: '25 Phố Huế',
    ward_id,
    default: true,
  });
  await deposit(crew, id, '800000', 'JPY');
  await deposit(crew, id, '30000000', 'VND');
}

async function makeOne(crew: Crew, base: Base, index: number, until: Stage): Promise<void> {
  const reaches = (stage: Stage) => stages.indexOf(until) >= stages.indexOf(stage);
  const customer = base.customers[index % base.customers.length]!;
  const lines = [0, 1, 2].slice(0, 1 + (index % 3)).map((offset) => {
    const product = products[(index + offset * 3) % products.length]!;
    return {
      product_id: product.id,
      price: product.price,
      quantity: String(compare(product.price, '10000') > 0 ? 1 : 6 + offset * 4),
      tax_percent: product.tax_percent,
    };
  });
  let order = await makeOrder(crew, customer, lines, { service_fee: '80000', note: null });
  if (!reaches('approved')) return;
  order = await approve(crew, order.id);
  if (!reaches('paid')) return;
  await crew.accounting(
    'POST',
    ...payment('order', customer, order.purchase_cost, { type: 'order', id: order.id }),
  );
  if (!reaches('bought')) return;
  const bought = await buy(crew, order, base.suppliers[index % base.suppliers.length]);
  if (!reaches('received')) return;
  const { sfa } = await receive(crew, bought);
  if (!reaches('packed')) return;
  // one piece in each box, and no more boxes than received pieces
  const boxes = compare(order.items[0].quantity, '2') < 0 ? 1 : 2;
  const { box } = await pack(crew, sfa, order, boxes);
  if (!reaches('billed')) return;
  const ladingBill = await bill(crew, customer, order, box, boxes);
  if (!reaches('loaded')) return;
  const container = await load(crew, ladingBill);
  if (!reaches('shipped')) return;
  await crew.accounting('POST', ...payment('service', customer, '80000', { type: 'order', id: order.id }));
  await crew.accounting('PUT', `lading-bills/${ladingBill.id}`, { action_debit: true });
  await crew.warehouse('PUT', `containers/${container.id}/cut-off`);
  if (!reaches('delivered')) return;
  await deliver(crew, customer, container, ladingBill);
  await crew.accounting(
    'POST',
    ...payment('service', customer, ladingBill.freight_charge, { type: 'lading_bill', id: ladingBill.id }),
  );
}
