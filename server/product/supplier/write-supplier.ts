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
function requireTaxCode({ tax_code = null, country_id = 'jp' }: TaxFields): void {
  const problem = taxCodeProblem(tax_code, country_id);
  if (problem !== undefined) throw invalidField('tax_code', problem);
}

/** Checks a new supplier, and returns the organization that it belongs to. */
export function newSupplier(ctx: Context, body: TaxFields): { organization_id: number } {
  requireTaxCode(body);
  return { organization_id: ctx.organizationId };
}

/** Checks a change of country, tax code or both. */
export async function checkSupplier(
  ctx: Context,
  { tax_code, country_id }: TaxFields,
  id: string | number,
): Promise<object> {
  if (tax_code === undefined && country_id === undefined) return {};
  const before = await findRow(ctx, supplierSource, id);
  requireTaxCode({
    tax_code: tax_code === undefined ? before.tax_code : tax_code,
    country_id: country_id ?? before.country_id,
  });
  return {};
}
