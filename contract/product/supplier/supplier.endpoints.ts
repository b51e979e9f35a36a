import { z } from 'zod';
import { integerField, noteField, rowStamp, telField, textField } from '../../kernel/fields.ts';
import { defineResource } from '../../kernel/resource.ts';
import { partnerCountries, typedTaxCode } from '../../kernel/tax-code.ts';

export const supplierRow = z.object({
  id: z.number().int(),
  name: z.string(),
  tel: z.string().nullable(),
  email: z.string().nullable(),
  address: z.string().nullable(),
  /** Decides the format of the tax code and the language of papers. */
  country_id: z.enum(partnerCountries),
  tax_code: z.string().nullable(),
  note: z.string().nullable(),
  /** Payment term in days, null for the default of 30. */
  payment_term_days: z.number().int().nullable(),
  ...rowStamp,
});
const fields = {
  name: textField(),
  tel: telField(),
  email: noteField(254),
  address: noteField(500),
  country_id: z.enum(partnerCountries, { error: 'not_one_of' }),
  tax_code: typedTaxCode(),
  note: noteField(),
  payment_term_days: integerField(0, 365).nullable(),
};

export const supplier = defineResource({
  id: 'product.supplier',
  path: 'suppliers',
  title: 'supplier',
  permission: 'supplier',
  key: 'integer',
  row: supplierRow,
  create: z.object({ ...z.object(fields).partial().shape, name: fields.name }),
  update: z.object(fields).partial(),
  list: {
    filters: { id: 'integer', name: 'contains', tel: 'contains' },
    sorts: ['id', 'name', 'created_at'],
    defaultSort: '-id',
    search: true,
  },
});
