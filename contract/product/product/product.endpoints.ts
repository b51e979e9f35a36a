import { z } from 'zod';
import { decimalField, decimalText, moneyField } from '../../kernel/decimal.ts';
import { booleanField, integerField, noteField, rowStamp, textField } from '../../kernel/fields.ts';
import { defineResource } from '../../kernel/resource.ts';

const measure = () => decimalField({ min: '0', max: '100000', scale: 3 });

/** `suppliers`: who sells it, the first is preferred. Weight in kg, sides in cm. */
export const productRow = z.object({
  id: z.string(), name: z.string(), code: z.string().nullable(), hs_code: z.string().nullable(), brand: z.string().nullable(), price: decimalText(), image_url: z.string().nullable(),
  quantity_items_in_box: z.number().int().nullable(), weight: decimalText(), length: decimalText(), width: decimalText(), height: decimalText(),
  special: z.boolean(), private_license: z.boolean(), banned_export: z.boolean(), banned_air: z.boolean(), banned_sea: z.boolean(), ...rowStamp,
  suppliers: z.array(z.object({ id: z.number().int(), name: z.string(), price: decimalText() })).optional(),
});

const fields = {
  name: textField(), code: noteField(64), hs_code: noteField(32), brand: noteField(120), price: moneyField(), image_url: noteField(500), quantity_items_in_box: integerField(1, 100000).nullable(),
  weight: measure(), length: measure(), width: measure(), height: measure(),
  special: booleanField(), private_license: booleanField(), banned_export: booleanField(), banned_air: booleanField(), banned_sea: booleanField(), supplier_id: integerField().nullable(),
};

export const product = defineResource({
  id: 'product.product', path: 'products', title: 'product', permission: 'product', key: 'text', row: productRow,
  create: z.object({ id: textField(64).refine((id) => /^[A-Za-z0-9._-]+$/.test(id), 'invalid'), ...z.object(fields).partial().shape, name: fields.name }),
  update: z.object(fields).partial(),
  list: {
    filters: { id: 'contains', name: 'contains', code: 'text', brand: 'text', supplier_id: 'integer' }, between: { price: 'decimal', created_at: 'instant' },
    sorts: ['id', 'name', 'price', 'created_at'], defaultSort: '-created_at', includes: ['suppliers'], search: true,
  },
  errors: ['product_id_taken'],
});
