import type { ReactNode } from 'react';
import { moveKindIds, moveKinds } from '@hakobu/contract/accounting/transaction/kinds.ts';
import type { KindScreen } from '@hakobu/contract/accounting/transaction/transaction-kind.ts';
import type { CurrencyId } from '@hakobu/contract/kernel/money.ts';
import { usePhrases } from '#app/i18n.ts';
import { may } from '#app/session.ts';
import { FormButton } from '#kit/form.tsx';
import { MoveForm } from './move-form.tsx';

interface Props {
  screen: KindScreen;
  /** Whose money it is, and how much is proposed, where the screen knows. */
  partyId?: string;
  amount?: string;
  currency?: CurrencyId;
  variant?: 'default' | 'filled';
}

/** A button for each kind of money in or out that a screen offers. */
export function MoveButtons({ screen, variant = 'filled', ...proposed }: Props): ReactNode {
  const t = usePhrases();
  if (!may({ resource: 'transaction', action: 'create' })) return null;
  return moveKindIds
    .filter((kind) => moveKinds[kind].screens.includes(screen))
    .map((kind) => (
      <FormButton key={kind} label={t(($) => $.accounting.transaction.act[kind])} variant={variant}>
        {(close) => <MoveForm kind={kind} {...proposed} onDone={close} />}
      </FormButton>
    ));
}
