// Suppliers of a product with their prices.
import { z } from 'zod';
import { decimalText } from '../../kernel/decimal.ts';
import { defineEndpoint } from '../../kernel/endpoint.ts';
import { textId } from '../../kernel/fields.ts';
import { guarded } from '../../kernel/guarded.ts';

const price = () => guarded('cost_price', decimalText());

/**
 * Prices in JPY: `asked` is the supplier's price of the product, `last_price` was paid last, and `price` is
 * the one to compare.
 */
export const supplierPrice = z.object({
  supplier_id: z.number().int(),
  supplier_name: z.string(),
  quantity_items: z.number().int().nullable(),
  asked: price(),
  last_price: price(),
  last_bought_at: z.string().nullable(),
  price: price(),
});

export const listSupplierPrices = defineEndpoint({
  id: 'order.purchase.supplier-prices',
  method: 'GET',
  path: 'products/{id}/supplier-prices',
  summary: 'List suppliers of a product with their last prices, cheapest first',
  access: { resource: 'purchase_item', action: 'read' },
  params: textId,
  response: z.object({ data: z.array(supplierPrice) }),
});
