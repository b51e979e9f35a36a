import { taxCodeProblem, type PartnerCountry } from '@hakobu/contract/kernel/tax-code.ts';
import type { Context } from '#kernel/context.ts';
import { findRow } from '#kernel/list/list-rows.ts';
import { invalidField } from '#kernel/refusal.ts';
import { supplierSource } from './supplier.queries.ts';

interface TaxFields {
  tax_code?: string | null | undefined;
  country_id?: PartnerCountry | undefined;
}

/** Refuses a tax code that is none of the supplier's country. */
export function requireTaxCode({ tax_code = null, country_id = 'jp' }: TaxFields): void {
  const problem = taxCodeProblem(tax_code, country_id);
  if (problem !== undefined) throw invalidField('tax_code', problem);
}

/** The same for a change of the country, the code or both. */
export async function requireChangedTaxCode(
  ctx: Context,
  { tax_code, country_id }: TaxFields,
  id: string | number,
): Promise<void> {
  if (tax_code === undefined && country_id === undefined) return;
  const before = await findRow(ctx, supplierSource, id);
  requireTaxCode({
    tax_code: tax_code === undefined ? before.tax_code : tax_code,
    country_id: country_id ?? before.country_id,
  });
}
