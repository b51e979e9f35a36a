import { sql } from 'kysely';
import type { z } from 'zod';
import type { supplierRow } from '@hakobu/contract/product/supplier/supplier.endpoints.ts';
import { defineListSource, type Condition } from '#kernel/list/list-source.ts';
import { codeColumn, searches } from '#kernel/list/search.ts';
import { rowAccess } from '#kernel/list/row-access.ts';

/** True where the name of a supplier contains a text; `suppliers` is the table's alias. */
export const supplierNamed = (suppliers: string, text: string): Condition =>
  searches(`${suppliers}.search_text`, text);

export const supplierSource = defineListSource<z.output<typeof supplierRow>>({
  from: sql`suppliers s`,
  select: sql`s.id, s.name, s.tel, s.email, s.address, s.country_id, s.tax_code, s.note, s.payment_term_days,
    s.created_at, s.updated_at, s.version`,
  key: 's.id',
  access: (ctx) => rowAccess(ctx, { organization: 's.organization_id', owners: [] }),
  filters: { tel: codeColumn('s.tel') },
  search: (text) => supplierNamed('s', text),
});
