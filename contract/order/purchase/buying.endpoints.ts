// Endpoints for several purchases.
import { z } from 'zod';
import { moneyField, quantityField } from '../../kernel/decimal.ts';
import { defineEndpoint } from '../../kernel/endpoint.ts';
import { booleanField, integerField, someOf, textField } from '../../kernel/fields.ts';
import { currencyIds } from '../../kernel/money.ts';
import { purchaseRow } from './purchase.endpoints.ts';

/** Purchases with their lines. */
const purchases = z.object({ data: z.array(purchaseRow) });

export const buyFromList = defineEndpoint({
  id: 'order.list-to-buy.buy',
  method: 'POST',
  path: 'list-to-buy/purchases',
  summary: 'Buy products that orders wait for: one purchase for each supplier',
  access: { resource: 'purchase', action: 'create' },
  makes: 'purchase',
  body: z.object({
    currency_id: z.enum(currencyIds, { error: 'not_one_of' }).default('JPY'),
    /** Whether they are approved and ordered at once. */
    ordered: booleanField().default(false),
    /**
     * Defaults: the product's default supplier, the whole quantity that orders wait for, and the last
     * price.
     */
    products: someOf(
      z.object({
        product_id: textField(64),
        supplier_id: integerField().optional(),
        quantity: quantityField().optional(),
        price: moneyField().optional(),
        /** Quantity per order line. By default lines are served by approval time of their order. */
        order_items: z
          .array(z.object({ order_item_id: integerField(), quantity: quantityField() }), {
            error: 'not_list',
          })
          .max(500, 'too_long')
          .optional(),
      }),
      100,
    ),
  }),
  response: purchases,
  previews: true,
  errors: [
    'nothing_to_buy',
    'no_supplier',
    'bought_twice',
    'quantity_over_to_buy',
    'quantity_over_line',
    'product_banned',
  ],
});

export const orderPurchases = defineEndpoint({
  id: 'order.purchase.order-several',
  method: 'POST',
  path: 'purchases/ordered',
  summary: 'Record that purchases were ordered at their suppliers; those that are new are approved with it',
  access: { resource: 'purchase', action: 'update' },
  body: z.object({
    ids: someOf(integerField(), 100),
  }),
  response: purchases,
  status: 200,
  previews: true,
  errors: ['purchase_wrong_state'],
});

/** Most trackings of one request. */
export const MAX_ATTACHED_TRACKINGS = 200;

export const attachTrackings = defineEndpoint({
  id: 'order.purchase.attach-trackings',
  method: 'POST',
  path: 'purchases/trackings',
  summary: 'Attach trackings to purchases by their codes, all of them or none; unknown codes are recorded',
  access: { resource: 'purchase', action: 'update' },
  body: z.object({
    trackings: someOf(
      z.object({
        purchase_id: integerField(),
        /** As typed or scanned. */
        tracking_code: textField(64),
      }),
      MAX_ATTACHED_TRACKINGS,
    ),
  }),
  response: purchases,
  status: 200,
  errors: ['unknown_reference', 'purchase_wrong_state'],
});
