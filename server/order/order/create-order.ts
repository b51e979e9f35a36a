import type { CreatableLines, OrderBodyOf, OrderHead } from '@hakobu/contract/order/order/order-body.ts';
import type {
  callsOfType,
  createOrder as endpoint,
} from '@hakobu/contract/order/order/order-types.endpoints.ts';
import type { CreatableType } from '@hakobu/contract/order/order/order-types.ts';
import type { Context } from '#kernel/context.ts';
import { pipeline } from '#kernel/database/pipeline.ts';
import { withCommit, type DeferredResponse } from '#kernel/deferred-response.ts';
import type { Handler } from '#kernel/route.ts';
import { chooseContract, describeContract } from './choose-contract.ts';
import { insertOrder } from './insert-order.ts';
import { prepareLines } from './new-lines.ts';
import { servicesOf, type Fees } from './order-charges.ts';
import type { OrderRow } from './order.queries.ts';
import { factsOfNew } from './progress/order-facts.ts';
import { readNewOrder } from './read-order.ts';

type Endpoint = (typeof callsOfType)[CreatableType]['create'];

/** Creates an order of the type in the path. */
export const createOrder =
  (type: CreatableType): Handler<Endpoint> =>
  (ctx, { body }) =>
    writeOrder(ctx, type, body as OrderBodyOf<CreatableLines>);

/** Creates an order of the type in the body. */
export const createOrderOfType: Handler<typeof endpoint> = (ctx, { body: { type_id, ...body } }) =>
  writeOrder(ctx, type_id, body);

/**
 * Creates an order with its lines and charges. Its facts are known, so its status is set without reading
 * them.
 */
async function writeOrder(
  ctx: Context,
  type: CreatableType,
  body: OrderBodyOf<CreatableLines>,
): Promise<DeferredResponse<OrderRow>> {
  const { id, items, goods, ordered, write } = await prepareLines(ctx, type, body);
  await chooseContract(ctx, body);
  const fees = feesOf(body);
  ctx.log({ logable_type: 'order', logable_id: id, type_id: 'created', content: body });
  describeContract(ctx, body.contract_id, id);
  const insert = () => insertOrder(ctx, { id, type, body, lines: items, goods, fees });
  const facts = factsOfNew(type, { goods, services: servicesOf(fees), ordered });
  if (write === undefined)
    return withCommit(async () => {
      const [, row] = await pipeline(insert, () => readNewOrder(ctx, id, facts));
      return row;
    });
  await insert();
  const known = await write();
  return withCommit(() => readNewOrder(ctx, id, { ...facts, ...known }));
}

const feesOf = ({
  service_fee,
  insurance_fee = '0',
  special_goods_fee = '0',
  additional_cost = '0',
}: OrderHead): Fees => ({ base_service_fee: service_fee, insurance_fee, special_goods_fee, additional_cost });
