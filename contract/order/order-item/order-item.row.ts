import { z } from 'zod';
import { decimalText } from '../../kernel/decimal.ts';
import { rowStamp } from '../../kernel/fields.ts';
import { guarded } from '../../kernel/guarded.ts';
import { bansShape } from '../../product/product/bans.ts';
import { productOfLineShape } from '../../product/product/product-name.ts';

/** An order line of products in a response. */
export const orderItemRow = z.object({
  id: z.number().int(),
  order_id: z.string(),
  product_id: z.string(),
  original_product_id: z.string().nullable(),
  ...productOfLineShape,
  ...bansShape,
  quantity: decimalText(),
  cancelled_quantity: decimalText(),
  price: decimalText(),
  tax_percent: decimalText(),
  discount_tax_per_tax_percent: decimalText(),
  amount: decimalText(),
  tax: decimalText(),
  discount_tax: decimalText(),
  balance: decimalText(),
  currency_id: z.string(),
  /**
   * What the pieces cost with tax: as bought, or by the price paid last. Null while neither is known in the
   * line's currency.
   */
  cost: guarded('cost_price', decimalText()),
  /** Total less cost. */
  margin: guarded('cost_price', decimalText()),
  /** Whether the total is less than the cost, for those who sell without seeing cost. Null like `cost`. */
  below_cost: guarded('below_cost', z.boolean()),
  expected_delivery: z.string().nullable(),
  note: z.string().nullable(),
  purchased_quantity: decimalText(),
  distributed_quantity: decimalText(),
  remaining_distributed_quantity: decimalText(),
  /** Pieces by which the received quantity may differ. */
  tolerance: decimalText(),
  ...rowStamp,
});
