import type { ReactNode } from 'react';
import {
  moveKindIds,
  moveKinds,
  transferKindIds,
  transferKinds,
} from '@hakobu/contract/accounting/transaction/kinds.ts';
import type { KindScreen } from '@hakobu/contract/accounting/transaction/transaction-kind.ts';
import { usePhrases } from '#app/i18n.ts';
import { may } from '#app/session.ts';
import { FormButton } from '#kit/form.tsx';
import { MoveForm, type MoveProps } from './move-form.tsx';
import { TransferForm } from './transfer-form.tsx';

/** Party, proposed amount and account, as far as the screen knows them. */
interface Props extends Omit<MoveProps, 'kind' | 'onDone'> {
  screen: KindScreen;
  /** The look of the first button; the others are never filled. */
  variant?: 'default' | 'filled';
}

/** A button for each kind of receipt or payment that a screen offers. */
export function MoveButtons({ screen, variant = 'filled', ...proposed }: Props): ReactNode {
  const t = usePhrases();
  if (!may({ resource: 'transaction', action: 'create' })) return null;
  const moves = moveKindIds.filter((kind) => moveKinds[kind].screens.includes(screen));
  const transfers = transferKindIds.filter((kind) => transferKinds[kind].screens.includes(screen));
  const look = (at: number) => (at === 0 ? variant : 'default');
  return (
    <>
      {moves.map((kind, at) => (
        <FormButton key={kind} label={t(($) => $.accounting.transaction.act[kind])} variant={look(at)}>
          {(close) => <MoveForm kind={kind} {...proposed} onDone={close} />}
        </FormButton>
      ))}
      {transfers.map((kind, at) => (
        <FormButton
          key={kind}
          label={t(($) => $.accounting.transaction.act[kind])}
          variant={look(moves.length + at)}
        >
          {(close) => <TransferForm kind={kind} onDone={close} />}
        </FormButton>
      ))}
    </>
  );
}
