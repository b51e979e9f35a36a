import type { Address } from '../../kernel/card.ts';
import type { CurrencyId } from '../../kernel/money.ts';
import type { StepId } from '../progress/step-ids.ts';

/** Kinds of lines: products to buy, parcels to forward, payees, or a lot to bid for. */
export type OrderLines = 'products' | 'trackings' | 'payees' | 'lot';

/** What is sold: own goods, services only, or goods bought in the customer's name. */
export type OrderSale = 'goods' | 'services' | 'agency';

interface OrderTypeFacts {
  /** English name of the type, for the lookup and for summaries. */
  name: string;
  /** Prefix of order numbers, unique per type. */
  prefix: string;
  /** Currency in which its goods are paid. */
  goods_currency: CurrencyId;
  lines: OrderLines;
  /** Whether quantities may differ by the organization's tolerance. */
  tolerates: boolean;
  /** What counts as revenue. Amounts passed on to sellers do not. */
  sells: OrderSale;
  /** Steps of its process. The others count as done. */
  steps: readonly StepId[];
  /** Path of its endpoints below `/api/`: list and create, and a single order at `{path}/{id}`. */
  path: string;
  /** Path of its list in the web app. The screen of an order is below it. */
  screen: string;
  /** Whether it has endpoints and screens. */
  offered: boolean;
}

const MONEY_AND_GOODS = ['purchase_cost', 'purchases'] as const;
const JOURNEY = ['shipping_jp', 'receive_vn', 'shipping_vn'] as const;

/**
 * Declarations of the order types. Endpoints, numbers, progress, lookups and links read them: a new type
 * with a known kind of lines needs an entry, its phrases and its screens.
 */
export const orderTypes = {
  retail: {
    name: 'Retail',
    prefix: 'OR',
    goods_currency: 'JPY',
    lines: 'products',
    tolerates: false,
    sells: 'goods',
    steps: ['approve', ...MONEY_AND_GOODS, 'receive_jp', 'service', ...JOURNEY, 'finish'],
    path: 'order/retails',
    screen: '/sale/orders/retail',
    offered: true,
  },
  wholesale: {
    name: 'Wholesale',
    prefix: 'OW',
    goods_currency: 'JPY',
    lines: 'products',
    tolerates: true,
    sells: 'goods',
    steps: ['approve', ...MONEY_AND_GOODS, 'receive_jp', 'service', ...JOURNEY, 'finish'],
    path: 'order/wholesales',
    screen: '/sale/orders/wholesale',
    offered: true,
  },
  shipment: {
    name: 'Shipment',
    prefix: 'OS',
    goods_currency: 'JPY',
    lines: 'trackings',
    tolerates: false,
    sells: 'services',
    steps: ['approve', 'receive_jp', 'service', ...JOURNEY, 'finish'],
    path: 'order/shipments',
    screen: '/sale/orders/shipment',
    offered: true,
  },
  payment: {
    name: 'Payment',
    prefix: 'OP',
    goods_currency: 'JPY',
    lines: 'payees',
    tolerates: false,
    sells: 'agency',
    steps: ['approve', ...MONEY_AND_GOODS, 'service', 'finish'],
    path: 'order/payments',
    screen: '/sale/orders/payment',
    offered: true,
  },
  auction: {
    name: 'Auction',
    prefix: 'OA',
    goods_currency: 'JPY',
    lines: 'lot',
    tolerates: false,
    sells: 'agency',
    steps: ['approve', ...MONEY_AND_GOODS, 'receive_jp', 'service', ...JOURNEY, 'finish'],
    path: 'order/auctions',
    screen: '/sale/orders/auction',
    offered: true,
  },
} as const satisfies Record<string, OrderTypeFacts>;

export type OrderType = keyof typeof orderTypes;
export const orderTypeIds = Object.keys(orderTypes) as [OrderType, ...OrderType[]];
/** Types with endpoints and screens. */
export type CreatableType = {
  [Type in OrderType]: (typeof orderTypes)[Type]['offered'] extends true ? Type : never;
}[OrderType];

/** Types of which orders can be created. */
export const creatableTypes = orderTypeIds.filter((type): type is CreatableType => orderTypes[type].offered);

const factsOf = (type: OrderType): OrderTypeFacts => orderTypes[type];

/** Types with a kind of lines. */
export const typesWithLines = (lines: OrderLines): OrderType[] =>
  orderTypeIds.filter((type) => factsOf(type).lines === lines);

/** Type of an order by its number. */
export const typeOfNumber = (id: string): OrderType | undefined =>
  orderTypeIds.find((type) => id.startsWith(orderTypes[type].prefix));

/** Types whose money for goods is passed on to sellers. */
export const agencyTypes = orderTypeIds.filter((type) => factsOf(type).sells === 'agency');

/** Whether a step is part of the type's process. */
export const hasStep = (type: OrderType, step: StepId): boolean => factsOf(type).steps.includes(step);

/** Whether goods of the order are delivered in boxes. */
export const isPackedInBoxes = (type: OrderType): boolean => hasStep(type, 'shipping_jp');

/** Path of an order's screen for staff. Types without a screen use that of the first type. */
export const orderAddresses: readonly Address[] = creatableTypes
  .map((type, index) => ({
    path: `${orderTypes[type].screen}/{id}`,
    ...(index > 0 && { when: { begins: orderTypes[type].prefix } }),
  }))
  .toReversed();

/** Prefixes of order numbers. */
export const orderPrefixes: readonly string[] = Object.values(orderTypes).map(({ prefix }) => prefix);
