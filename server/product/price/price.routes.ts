import * as endpoints from '@hakobu/contract/product/price/price.endpoints.ts';
import { readRoutes, resourceRoutes } from '#kernel/crud/resource-routes.ts';
import { route } from '#kernel/route.ts';
import { createAmount } from './create-amount.ts';
import { createCondition } from './create-condition.ts';
import { createTimeline } from './create-timeline.ts';
import { deleteAmount } from './delete-amount.ts';
import { deleteCondition } from './delete-condition.ts';
import { deleteTimeline } from './delete-timeline.ts';
import { previewPrice } from './preview-price.ts';
import { conditionSource, priceSource } from './price.queries.ts';
import { requireNoRival } from './require-no-rival.ts';
import { amountSource, timelineSource } from './timeline.queries.ts';
import { updateAmount } from './update-amount.ts';
import { updateCondition } from './update-condition.ts';
import { updateTimeline } from './update-timeline.ts';

const { price, priceAmount, priceCondition, priceTimeline } = endpoints;

export const routes = [
  ...Object.values(
    resourceRoutes(price, {
      table: 'prices',
      name: 'price',
      source: priceSource,
      created: (ctx) => ({ organization_id: ctx.organizationId }),
      written: (ctx, id) => requireNoRival(ctx, Number(id)),
    }),
  ),
  route(endpoints.previewPrice, previewPrice),
  ...Object.values(readRoutes(priceCondition, conditionSource)),
  route(priceCondition.create, createCondition),
  route(priceCondition.update, updateCondition),
  route(priceCondition.delete, deleteCondition),
  ...Object.values(readRoutes(priceTimeline, timelineSource)),
  route(priceTimeline.create, createTimeline),
  route(priceTimeline.update, updateTimeline),
  route(priceTimeline.delete, deleteTimeline),
  ...Object.values(readRoutes(priceAmount, amountSource)),
  route(priceAmount.create, createAmount),
  route(priceAmount.update, updateAmount),
  route(priceAmount.delete, deleteAmount),
];
