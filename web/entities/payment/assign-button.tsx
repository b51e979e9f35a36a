import type { ReactNode } from 'react';
import { moveKindIds, moveKinds } from '@hakobu/contract/accounting/transaction/kinds.ts';
import type { listTransactions } from '@hakobu/contract/accounting/transaction/transaction.endpoints.ts';
import type { CurrencyId } from '@hakobu/contract/kernel/money.ts';
import type { RowOf } from '@hakobu/contract/kernel/endpoint.ts';
import { isPositive } from '@hakobu/contract/kernel/decimal.ts';
import { usePhrases } from '#app/i18n.ts';
import { may } from '#app/session.ts';
import { FormButton } from '#kit/form.tsx';
import { currenciesOf, unassignedOf } from './money-fields.tsx';
import { MoveForm } from './move-form.tsx';

/** Assigns the unassigned amount of a voucher; all of it is proposed. */
export function AssignButton({ row }: { row: RowOf<typeof listTransactions> }): ReactNode {
  const t = usePhrases();
  const { id, type_id, unassigned } = row;
  if (unassigned === null || !isPositive(unassigned) || !may({ resource: 'transaction', action: 'create' }))
    return null;
  const { amount, currency_id } = unassignedOf(row);
  return moveKindIds
    .filter(
      (kind) =>
        moveKinds[kind].postings.parent?.of.includes(type_id) &&
        currenciesOf(moveKinds[kind].currency).some((one) => one === currency_id),
    )
    .map((kind) => (
      <FormButton key={kind} label={t(($) => $.accounting.transaction.act[kind])}>
        {(close) => (
          <MoveForm
            {...{ kind, amount }}
            currency={currency_id as CurrencyId}
            parentId={String(id)}
            onDone={close}
          />
        )}
      </FormButton>
    ));
}
