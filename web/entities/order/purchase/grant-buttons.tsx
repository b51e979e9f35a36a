import type { ReactNode } from 'react';
import { grantKindIds } from '@hakobu/contract/accounting/transaction/kinds.ts';
import { isPositive } from '@hakobu/contract/kernel/decimal.ts';
import { currencyIds } from '@hakobu/contract/kernel/money.ts';
import { usePhrases } from '#app/i18n.ts';
import { can } from '#kit/document/document-actions.tsx';
import { FormButton } from '#kit/form.tsx';
import { SettleForm } from '#entities/payment/settle-form.tsx';
import type { Purchase } from './purchase.ts';

type Granted = Pick<Purchase, 'id' | 'supplier_id' | 'currency_id' | 'compensation' | 'actions'>;

/** Records compensation that the supplier grants for a purchase, or its reversal while an amount remains. */
export function GrantButtons({ purchase }: { purchase: Granted }): ReactNode {
  const t = usePhrases();
  const { id, supplier_id, currency_id, compensation, actions } = purchase;
  if (!can(actions, 'pay') || compensation === null) return null;
  return grantKindIds
    .filter((kind) => kind === 'compensation_purchase' || isPositive(compensation))
    .map((kind) => (
      <FormButton key={kind} label={t(($) => $.accounting.transaction.type[kind])} variant="default">
        {(close) => (
          <SettleForm
            kind={kind}
            party={{ type: 'supplier', id: supplier_id }}
            receipt={{ type: 'purchase', id }}
            currency={currencyIds.find((one) => one === currency_id) ?? 'JPY'}
            amount={kind === 'compensation_purchase' ? '' : compensation}
            onDone={close}
          />
        )}
      </FormButton>
    ));
}
