import { supplier } from '@hakobu/contract/product/supplier/supplier.endpoints.ts';
import { taxCodeProblem, type PartnerCountry } from '@hakobu/contract/kernel/tax-code.ts';
import { resourceRoutes } from '#kernel/crud/resource-routes.ts';
import { findRow } from '#kernel/list/list-rows.ts';
import { invalidField } from '#kernel/refusal.ts';
import { supplierSource } from './supplier.queries.ts';

/** Refuses a tax code that is none of the supplier's country. */
function requireTaxCode({ tax_code = null, country_id = 'jp' }: TaxFields): void {
  const problem = taxCodeProblem(tax_code, country_id);
  if (problem !== undefined) throw invalidField('tax_code', problem);
}
interface TaxFields {
  tax_code?: string | null | undefined;
  country_id?: PartnerCountry | undefined;
}

export const routes = Object.values(
  resourceRoutes(supplier, {
    table: 'suppliers',
    name: 'supplier',
    source: supplierSource,
    created(ctx, body) {
      requireTaxCode(body);
      return { organization_id: ctx.organizationId };
    },
    async changed(ctx, { tax_code, country_id }, id) {
      if (tax_code !== undefined || country_id !== undefined) {
        const before = await findRow(ctx, supplierSource, id);
        requireTaxCode({
          tax_code: tax_code === undefined ? before.tax_code : tax_code,
          country_id: country_id ?? before.country_id,
        });
      }
      return {};
    },
  }),
);
