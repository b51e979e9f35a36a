import { z } from 'zod';
import { noteField, rowStamp, textField } from '../../kernel/fields.ts';
import { defineResource } from '../../kernel/resource.ts';

export const bankRow = z.object({
  id: z.number().int(),
  name: z.string(),
  /** What banks call it: `VCB`. */
  code: z.string().nullable(),
  /** How many bank accounts are kept with it. */
  cards: z.number().int(),
  ...rowStamp,
});
const fields = { name: textField(120), code: noteField(20) };

export const bank = defineResource({
  id: 'accounting.bank',
  path: 'banks',
  title: 'bank',
  permission: 'card',
  key: 'integer',
  row: bankRow,
  create: z.object({ ...z.object(fields).partial().shape, name: fields.name }),
  update: z.object(fields).partial(),
  list: {
    filters: { id: 'integer', name: 'contains', code: 'text' },
    sorts: ['id', 'name', 'created_at'],
    defaultSort: 'name',
    search: true,
  },
});
