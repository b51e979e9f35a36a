import { z } from 'zod';
import { noteField, rowStamp, textField } from '../../kernel/fields.ts';
import { defineResource } from '../../kernel/resource.ts';

export const bankRow = z.object({
  id: z.number().int(),
  name: z.string(),
  /** The bank's usual abbreviation: `VCB`. */
  code: z.string().nullable(),
  /** Number of bank accounts at this bank. */
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
