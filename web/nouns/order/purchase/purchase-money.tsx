import type { ReactNode } from 'react';
import { isPositive } from '@hakobu/contract/kernel/decimal.ts';
import { currencyIds } from '@hakobu/contract/kernel/money.ts';
import { usePhrases } from '#app/i18n.ts';
import { can } from '#kit/document/document-actions.tsx';
import { MoneySummary } from '#kit/document/money-summary.tsx';
import { FormButton } from '#kit/form.tsx';
import { Section } from '#kit/page.tsx';
import { MoveButtons } from '#nouns/payment/move-buttons.tsx';
import { SettleForm } from '#nouns/payment/settle-form.tsx';
import type { Purchase } from './purchase.ts';

/** What a purchase costs, and paying it. */
export function PurchaseMoney({ purchase }: { purchase: Purchase }): ReactNode {
  const t = usePhrases();
  return (
    <Section
      title={t(($) => $.common.section.money)}
      actions={
        can(purchase.actions, 'pay') && isPositive(purchase.unsolved) && <PayButtons purchase={purchase} />
      }
    >
      <MoneySummary
        lines={[
          {
            label: t(($) => $.common.field.total),
            currency: purchase.currency_id,
            total: purchase.total,
            paid: purchase.paid,
            debited: purchase.debited,
            outstanding: purchase.outstanding,
            unsolved: purchase.unsolved,
          },
        ]}
      />
    </Section>
  );
}

/** Money goes to the supplier first, and from there into the purchase. */
function PayButtons({
  purchase: { id, supplier_id, unsolved, ...purchase },
}: {
  purchase: Purchase;
}): ReactNode {
  const t = usePhrases();
  const currency = currencyIds.find((one) => one === purchase.currency_id) ?? 'JPY';
  return (
    <>
      <MoveButtons
        screen="purchase"
        variant="default"
        partyId={String(supplier_id)}
        amount={unsolved}
        currency={currency}
      />
      <FormButton label={t(($) => $.common.act.pay)}>
        {(close) => (
          <SettleForm
            kind="payment_purchase"
            party={{ type: 'supplier', id: supplier_id }}
            receipt={{ type: 'purchase', id }}
            currency={currency}
            amount={unsolved}
            onDone={close}
          />
        )}
      </FormButton>
    </>
  );
}
