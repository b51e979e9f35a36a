import { add } from '@hakobu/contract/kernel/decimal.ts';
import { lineAmounts } from '@hakobu/contract/order/order-item/line-amounts.ts';
import { orderTypes, type OfferedType } from '@hakobu/contract/order/order/order-types.ts';
import type { callsOfType } from '@hakobu/contract/order/order/order.endpoints.ts';
import { sendInOrder } from '#kernel/database/send-in-order.ts';
import { withCommit } from '#kernel/ending.ts';
import type { Handler } from '#kernel/route.ts';
import { setChargeTotals } from '../../accounting/charge/set-charge-total.ts';
import { checkReferences, type OrderBody } from './check-references.ts';
import { insertOrder } from './insert-order.ts';
import { orderCharges, servicesOf, type Fees } from './order-charges.ts';
import { factsOfNew } from './progress/order-facts.ts';
import { readNewOrder } from './read-order.ts';

type Endpoint = (typeof callsOfType)[OfferedType]['create'];

/**
 * Creates an order of a type with its lines and what it asks. Nothing has happened to it yet, so its status
 * needs no computing.
 */
export const createOrder =
  (type: OfferedType): Handler<Endpoint> =>
  async (ctx, { body }) => {
    await checkReferences(ctx, body);
    const { goods_currency } = orderTypes[type];
    const lines = body.items.map((item) => ({
      ...item,
      ...lineAmounts(item, goods_currency),
      expected_delivery: item.expected_delivery ?? null,
      note: item.note ?? null,
      currency_id: goods_currency,
    }));
    const fees = feesOf(body);
    const order = await insertOrder(ctx, type, body, fees, lines);
    ctx.log({ logable_type: 'order', logable_id: order.id, type_id: 'created', content: body });
    ctx.announce('changed', { type: 'order', id: order.id });
    const goods = add(...lines.map(({ balance }) => balance));
    const charges = orderCharges(order, goods, fees);
    const ordered = add(...lines.map(({ quantity }) => quantity));
    const facts = factsOfNew(type, { goods, services: servicesOf(fees), ordered });
    return withCommit(async () => {
      const [, row] = await sendInOrder(
        () => setChargeTotals(ctx, charges),
        () => readNewOrder(ctx, order.id, facts),
      );
      return row;
    });
  };

const feesOf = ({
  service_fee,
  insurance_fee = '0',
  special_goods_fee = '0',
  additional_cost = '0',
}: OrderBody): Fees => ({ base_service_fee: service_fee, insurance_fee, special_goods_fee, additional_cost });
