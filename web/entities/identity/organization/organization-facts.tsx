import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { usePhrases } from '#app/i18n.ts';
import { countryName, formatMoney, formatNumber } from '#kit/format.ts';
import { Facts } from '#kit/page.tsx';
import type { Organization } from './organization-form.tsx';
import { ApprovalLimits } from './approval-limits.tsx';
import { SalesVat } from './sales-vat.tsx';

/** Facts of a company or warehouse; taxes and fees belong to the company. */
export function OrganizationFacts({ row, editable }: { row: Organization; editable: boolean }): ReactNode {
  const t = usePhrases();
  const company = row.kind === 'company';
  return (
    <Facts
      rows={[
        [t(($) => $.identity.organization.field.time_zone), row.time_zone],
        company && [t(($) => $.common.field.address), row.address],
        company && [t(($) => $.common.field.tax_code), row.tax_code],
        company && [t(($) => $.common.field.tel), row.tel],
        company && [t(($) => $.identity.organization.field.representative), row.representative],
        company && [
          t(($) => $.identity.organization.field.auction_cancel_fee),
          formatMoney(row.auction_cancel_fee, 'JPY'),
        ],
        company && [
          t(($) => $.identity.organization.field.quantity_tolerance),
          formatNumber(row.quantity_tolerance),
        ],
        company && [
          t(($) => $.identity.organization.field.sales_vat),
          <SalesVat key="vat" row={row} editable={editable} />,
        ],
        company && [
          t(($) => $.identity.organization.field.second_person),
          <ApprovalLimits key="second" row={row} editable={editable} />,
        ],
        (row.areas ?? []).length > 0 && [
          t(($) => $.identity.organization.field.areas),
          <Text key="areas" size="sm" span>
            {row.areas
              ?.map(
                ({ name, kind, country_id }) =>
                  `${name} (${t(($) => $.identity.organization.kind[kind])}, ${countryName(country_id)})`,
              )
              .join(', ')}
          </Text>,
        ],
      ]}
    />
  );
}
