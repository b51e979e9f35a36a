// Checks and inserts the lines of a new order, by the kind of lines that its type has.
import { add, zero, type Decimal } from '@hakobu/contract/kernel/decimal.ts';
import { lineAmounts } from '@hakobu/contract/order/order-item/line-amounts.ts';
import type { CreatableLines, OrderBodyOf } from '@hakobu/contract/order/order/order-body.ts';
import { orderTypes, type CreatableType } from '@hakobu/contract/order/order/order-types.ts';
import type { ProgressInput } from '@hakobu/contract/order/progress/steps.ts';
import type { Context } from '#kernel/context.ts';
import { insertLot } from '../lot/lots.ts';
import { checkReferences } from './check-references.ts';
import type { NewLine } from './insert-order.ts';
import { insertPayees, requireSuppliers } from './order-payees.ts';
import { assignParcels } from './order-trackings.ts';
import { keepSender } from './shipment-info.ts';

/** Values of a new order that its lines determine. */
export interface NewLines {
  /** The number of the order. */
  id: string;
  /** Products of the lines. */
  items: NewLine[];
  /** Cost of the goods, and number of pieces to buy. */
  goods: Decimal;
  ordered: Decimal;
  /** Inserts rows that refer to the order, once it exists. Answers the facts of the new order. */
  write?: () => Promise<Partial<ProgressInput>>;
}

type Prepare<Lines extends CreatableLines> = (
  ctx: Context,
  type: CreatableType,
  body: OrderBodyOf<Lines>,
) => Promise<NewLines>;

/** Lines that are not bought by the piece name no products. */
const noProducts = { items: [], goods: zero, ordered: zero } satisfies Omit<NewLines, 'id'>;

const products: Prepare<'products'> = async (ctx, type, body) => {
  const { goods_currency } = orderTypes[type];
  const id = await checkReferences(
    ctx,
    type,
    body,
    body.items.map(({ product_id }) => product_id),
  );
  const items = body.items.map((item) => ({
    ...item,
    ...lineAmounts(item, goods_currency),
    expected_delivery: item.expected_delivery ?? null,
    note: item.note ?? null,
    currency_id: goods_currency,
  }));
  return {
    id,
    items,
    goods: add(...items.map(({ balance }) => balance)),
    ordered: add(...items.map(({ quantity }) => quantity)),
  };
};

const trackings: Prepare<'trackings'> = async (ctx, type, body) => {
  const id = await checkReferences(ctx, type, body);
  return {
    id,
    ...noProducts,
    write: async () => {
      await keepSender(ctx, id, body);
      return assignParcels(ctx, id, body.trackings);
    },
  };
};

const lot: Prepare<'lot'> = async (ctx, type, body) => {
  const id = await checkReferences(ctx, type, body);
  return {
    id,
    ...noProducts,
    write: async () => {
      await insertLot(ctx, id, body.lot);
      return {};
    },
  };
};

const payees: Prepare<'payees'> = async (ctx, type, body) => {
  const id = await checkReferences(ctx, type, body);
  await requireSuppliers(ctx, body.payees);
  return {
    id,
    ...noProducts,
    goods: add(...body.payees.map(({ amount }) => amount)),
    write: async () => {
      await insertPayees(ctx, id, orderTypes[type].goods_currency, body.payees);
      return { payees: body.payees.length };
    },
  };
};

const preparations: { [Lines in CreatableLines]: Prepare<Lines> } = { products, trackings, payees, lot };

/** Checks the references of a new order's body. Answers the values that its lines determine. */
export const prepareLines: Prepare<CreatableLines> = (ctx, type, body) =>
  (preparations[orderTypes[type].lines] as Prepare<CreatableLines>)(ctx, type, body);
