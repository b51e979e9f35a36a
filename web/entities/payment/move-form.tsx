import { useState, type ReactNode } from 'react';
import { moveEndpoints } from '@hakobu/contract/accounting/payment/payment.endpoints.ts';
import { moveKinds, type MoveKind } from '@hakobu/contract/accounting/transaction/kinds.ts';
import type { MoneySource } from '@hakobu/contract/accounting/transaction/transaction-kind.ts';
import { BASE_CURRENCY, type CurrencyId } from '@hakobu/contract/kernel/money.ts';
import { usePhrases } from '#app/i18n.ts';
import { deferRequest } from '#client/deferred-request.ts';
import { id, idOrNone, money, moneyOrNone, oneOf, text } from '#kit/fields.ts';
import { formatMoney, today } from '#kit/format.ts';
import { ChooseFiles } from '#kit/files-section.tsx';
import { Form } from '#kit/form.tsx';
import { DayInput } from '#kit/inputs/day-input.tsx';
import { Choice, NoteBox } from '#kit/inputs/inputs.tsx';
import { MoneyInput } from '#kit/inputs/numbers.tsx';
import { useFields } from '#kit/use-fields.ts';
import {
  AccountChoice,
  toOptions,
  currenciesOf,
  PartyPicker,
  partyLabels,
  SourceChoice,
  unassignedOf,
  UnassignedVoucherPicker,
} from './money-fields.tsx';
import { orAwaitApproval, NO_MESSAGE } from './await-approval.ts';
import { BankRate } from './bank-rate.tsx';
import { PayerSuggestions } from './payer-suggestions.tsx';
import { useSources } from './source-choice.ts';
import { WalletLine } from './wallet-line.tsx';
import { useAttachments, withAttachments } from './with-attachments.ts';

export interface MoveProps {
  kind: MoveKind;
  partyId?: string;
  amount?: string;
  currency?: CurrencyId;
  /** The voucher whose unassigned amount is used. */
  parentId?: string;
  /** The accounts that the screen is about; by default all that the kind allows. */
  only?: MoneySource | undefined;
  onDone: () => void;
}

/** The initial fields of a kind: its usual currency, and party and source where it needs them. */
const fieldsOf = ({ kind, partyId = '', amount = '', currency, parentId = '' }: MoveProps) => {
  const { party, currency: which, postings } = moveKinds[kind];
  const currencies = currenciesOf(which);
  const start = currency !== undefined && currencies.includes(currency) ? currency : currencies[0];
  return {
    transactionable_id: id({ start: partyId, required: party !== 'none' }),
    parent_id: idOrNone({ start: parentId, required: postings.parent?.required === true }),
    amount: money({ start: amount, required: true }),
    currency_id: oneOf(currencies, { start }),
    account_id: id({ required: postings.accounts !== undefined }),
    amount_base: moneyOrNone(),
    voucher_date: text({ start: today() }),
    description: text(),
  };
};

/** The form state of a receipt or payment, and its fund or bank account. */
function useMove(props: MoveProps) {
  const { kind, only, onDone } = props;
  const { party, sources: all, postings } = moveKinds[kind];
  const sources = only === undefined ? all : all.filter((source) => source === only);
  const fields = fieldsOf(props);
  const [chosen, setChosen] = useState('');
  const { papers, choosing } = useAttachments();
  const form = useFields(fields, {
    words: ($) => $.accounting.transaction.field,
    send: ({ transactionable_id, parent_id, account_id, amount_base, ...body }) =>
      orAwaitApproval(
        withAttachments(
          deferRequest(moveEndpoints[kind], {
            body: {
              ...body,
              ...(party !== 'none' && { transactionable_type: party, transactionable_id }),
              ...(postings.parent !== undefined && { parent_id }),
              ...(postings.accounts !== undefined && { account_id }),
              ...(hasBankRate(kind, body.currency_id, parent_id) && { amount_base }),
              ...(source !== undefined && { [`${source.source}_id`]: source.id }),
            },
          }),
          papers,
        ),
      ),
    message: NO_MESSAGE,
    onDone,
  });
  const currency = fields.currency_id.sent(form.values.currency_id);
  const { options } = useSources(sources, currency);
  const source = options.find(({ value }) => value === chosen) ?? options[0];
  const choose = (next: string) => {
    form.set({}); // A changed source makes a new request with a new idempotency key.
    setChosen(next);
  };
  return { kind, form, currency, sources, source, choose, choosing: choosing(form) };
}
type Moving = ReturnType<typeof useMove>;

/** The bank may have converted foreign money at its own rate, unless it was bought earlier. */
const hasBankRate = (kind: MoveKind, currency: string, parent: unknown): boolean =>
  moveKinds[kind].postings.bankRate === true && currency !== BASE_CURRENCY && !parent;

/**
 * A receipt or payment of a fund or bank account, or from an earlier voucher; the kind determines the fields.
 */
export function MoveForm(props: MoveProps): ReactNode {
  const t = usePhrases();
  const moving = useMove(props);
  const { kind, form, currency, sources, source } = moving;
  const { party, limits } = moveKinds[kind];
  const { transactionable_id, parent_id, amount } = form.values;
  const label = t(($) => $.accounting.transaction.act[kind]);
  return (
    <Form
      {...form}
      disabled={sources.length > 0 && source === undefined}
      submitLabel={`${label} ${formatMoney(amount, currency)}`.trim()}
    >
      {party !== 'none' && limits.includes('wallet') && transactionable_id !== '' && (
        <WalletLine party={party} id={Number(transactionable_id)} currency={currency} />
      )}
      {party === 'user' && parent_id !== '' && transactionable_id === '' && (
        <PayerSuggestions
          voucher={Number(parent_id)}
          onPick={(customer) => form.set({ transactionable_id: customer })}
        />
      )}
      <div className="fields">
        <MoveInputs moving={moving} />
        <DayInput {...form.field('voucher_date')} />
        <div className="wide">
          <NoteBox {...form.field('description')} />
        </div>
        <div className="wide">
          <ChooseFiles {...moving.choosing} />
        </div>
      </div>
      {hasBankRate(kind, currency, parent_id) && (
        <BankRate {...{ amount, currency }} base={form.values.amount_base} day={form.values.voucher_date} />
      )}
    </Form>
  );
}

/** The fields that the kind needs: source, party, amount, account and contra account. */
function MoveInputs({
  moving: { kind, form, currency, sources, source, choose },
}: {
  moving: Moving;
}): ReactNode {
  const { party, currency: which, postings } = moveKinds[kind];
  const { field, errorOf } = form;
  return (
    <>
      {postings.parent && (postings.parent.seldom !== true || form.values.parent_id !== '') && (
        <UnassignedVoucherPicker
          of={postings.parent.of}
          {...field('parent_id')}
          onPick={(row) => row !== undefined && form.set(unassignedOf(row))}
        />
      )}
      {party !== 'none' && <PartyPicker party={party} {...field('transactionable_id', partyLabels[party])} />}
      <MoneyInput currency={currency} {...field('amount')} />
      <Choice {...field('currency_id')} options={toOptions(currenciesOf(which))} />
      {sources.length > 0 && (
        <SourceChoice
          {...{ sources, currency, value: source?.value ?? '' }}
          onChange={choose}
          error={errorOf('fund_id') ?? errorOf('card_id')}
        />
      )}
      {postings.accounts && <AccountChoice offered={postings.accounts} {...field('account_id')} />}
      {hasBankRate(kind, currency, form.values.parent_id) && (
        <MoneyInput currency={BASE_CURRENCY} {...field('amount_base')} />
      )}
    </>
  );
}
