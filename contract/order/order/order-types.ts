import type { Address } from '../../kernel/card.ts';
import type { CurrencyId } from '../../kernel/money.ts';
import type { StepId } from '../progress/step-ids.ts';

/**
 * What the lines of an order are: goods to buy, parcels on their way, people to pay, or one lot to bid for.
 */
export type OrderLines = 'products' | 'trackings' | 'payees' | 'lot';

/** What is sold: goods of ours, services alone, or goods that are bought in the customer's name. */
export type OrderSale = 'goods' | 'services' | 'agency';

interface OrderTypeFacts {
  /** The type's English word; it stands in the lookup and in summaries of calls. */
  name: string;
  /** How numbers of its orders begin; no two types share one. */
  prefix: string;
  /** What its goods are paid in. */
  goods_currency: CurrencyId;
  lines: OrderLines;
  /** Its goods may be more or less than was ordered by the per cent that its organization says. */
  tolerates: boolean;
  /** What becomes revenue of it: what is passed on to those who sold does not. */
  sells: OrderSale;
  /** Steps of its way; the others count as passed. */
  steps: readonly StepId[];
  /** Its calls, below `/api/`: list and create here, one order at `{path}/{id}`. */
  path: string;
  /** Its list on screen; one order is looked at below it. */
  screen: string;
  /** True once it has calls and screens. */
  offered: boolean;
}

const MONEY_AND_GOODS = ['purchase_cost', 'purchases'] as const;
const JOURNEY = ['shipping_jp', 'receive_vn', 'shipping_vn'] as const;

/**
 * Everything that a type of orders decides. Calls, numbers, progress, lookups and links read it: a new type
 * is one entry, its phrases and its screens, where its kind of lines is known.
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
/** Types that have calls and screens. */
export type CreatableType = {
  [Type in OrderType]: (typeof orderTypes)[Type]['offered'] extends true ? Type : never;
}[OrderType];

/** The types that can be ordered today. */
export const creatableTypes = orderTypeIds.filter((type): type is CreatableType => orderTypes[type].offered);

const factsOf = (type: OrderType): OrderTypeFacts => orderTypes[type];

/** The types whose lines are of a kind. */
export const typesWithLines = (lines: OrderLines): OrderType[] =>
  orderTypeIds.filter((type) => factsOf(type).lines === lines);

/** The type that the number of an order tells. */
export const typeOfNumber = (id: string): OrderType | undefined =>
  orderTypeIds.find((type) => id.startsWith(orderTypes[type].prefix));

/** The types of which money for goods is passed on. */
export const agencyTypes = orderTypeIds.filter((type) => factsOf(type).sells === 'agency');

/** True where a step is part of the type's way. */
export const hasStep = (type: OrderType, step: StepId): boolean => factsOf(type).steps.includes(step);

/** True where goods of the order go to the customer in boxes. */
export const isPackedInBoxes = (type: OrderType): boolean => hasStep(type, 'shipping_jp');

/** Where staff look at orders: each type has its screen, and the first type's shows what has none. */
export const orderAddresses: readonly Address[] = creatableTypes
  .map((type, index) => ({
    path: `${orderTypes[type].screen}/{id}`,
    ...(index > 0 && { when: { begins: orderTypes[type].prefix } }),
  }))
  .toReversed();

/** What numbers of orders begin with. */
export const orderPrefixes: readonly string[] = Object.values(orderTypes).map(({ prefix }) => prefix);
