import type { ReactNode } from 'react';
import { usePhrases } from '#app/i18n.ts';
import { MoneySummary } from '#kit/document/money-summary.tsx';
import { Section } from '#kit/page.tsx';
import type { LadingBill } from './lading-bill.ts';

/** Freight shares of the orders of a bill. */
export function BillShares({
  bill: { shares = [], currency_id: currency },
}: {
  bill: LadingBill;
}): ReactNode {
  const t = usePhrases();
  if (shares.length < 2) return null;
  return (
    <Section title={t(($) => $.warehouse.lading_bill.field.shares)}>
      <MoneySummary
        lines={shares.map(({ order_id: label, ...figures }) => ({ label, currency, ...figures }))}
      />
    </Section>
  );
}
