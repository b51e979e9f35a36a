import { z } from 'zod';
import { booleanField, integerField, noteField, rowStamp, telField, textField } from '../../kernel/fields.ts';
import { defineResource } from '../../kernel/resource.ts';

export const addressRow = z.object({
  id: z.number().int(), user_id: z.number().int(), consignee: z.string(), tel: z.string().nullable(), address_detail: z.string(), note: z.string().nullable(), default: z.boolean(), ...rowStamp,
});
const fields = { consignee: textField(), tel: telField(), address_detail: textField(500), note: noteField() };

export const address = defineResource({
  id: 'identity.address', path: 'addresses', title: 'address', permission: 'address', key: 'integer', row: addressRow,
  create: z.object({ user_id: integerField(), ...fields, tel: fields.tel.optional(), note: fields.note.optional(), default: booleanField().default(false) }),
  update: z.object({ ...fields, default: booleanField() }).partial(),
  list: { filters: { id: 'integer', user_id: 'integer', consignee: 'contains' }, sorts: ['id'], defaultSort: '-id', search: true },
});
