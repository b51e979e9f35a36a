import { Text } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import {
  transferEndpoints,
  type TransferBody,
} from '@hakobu/contract/accounting/payment/transfer.endpoints.ts';
import { transferKinds, type TransferKind } from '@hakobu/contract/accounting/transaction/kinds.ts';
import { isPositive } from '@hakobu/contract/kernel/decimal.ts';
import { usePhrases } from '#app/i18n.ts';
import { prepare } from '#client/prepared.ts';
import { usePreview } from '#client/preview.ts';
import { id, money, oneOf, text } from '#kit/fields.ts';
import { formatMoney, today } from '#kit/format.ts';
import { Form } from '#kit/form.tsx';
import { DayInput } from '#kit/inputs/day-input.tsx';
import { Choice, NoteBox } from '#kit/inputs/inputs.tsx';
import { MoneyInput } from '#kit/inputs/numbers.tsx';
import { useFields } from '#kit/use-fields.ts';
import { asOptions, currenciesOf, PartyPicker, partyWords, SourceChoice } from './money-fields.tsx';
import { RateLine } from './rate-line.tsx';
import { useSources } from './source-choice.ts';
import { WalletLine } from './wallet-line.tsx';

interface TransferProps {
  kind: TransferKind;
  onDone: () => void;
}

const fieldsOf = (kind: TransferKind) => {
  const { party, currency, postings } = transferKinds[kind];
  const [first] = currenciesOf(postings.into === 'foreign' ? 'foreign' : undefined);
  return {
    transactionable_id: id({ required: party !== 'none' }),
    amount: money({ required: true }),
    currency_id: oneOf(currenciesOf(currency), { start: currency === 'local' ? 'VND' : 'JPY' }),
    to_currency_id: oneOf(currenciesOf(postings.into === 'foreign' ? 'foreign' : undefined), {
      start: postings.into === 'other' ? 'VND' : first,
    }),
    to_amount: money(),
    fees: money(),
    voucher_date: text({ start: today() }),
    description: text(),
  };
};

/**
 * Money that changes its place or its currency. Where it becomes another currency both amounts are typed and
 * the rate is shown, or the day's rate says what arrives.
 */
export function TransferForm({ kind, onDone }: TransferProps): ReactNode {
  const t = usePhrases();
  const { party, sources, currency: which, postings } = transferKinds[kind];
  const fields = fieldsOf(kind);
  const [chosen, setChosen] = useState({ from: '', to: '' });
  const form = useFields(fields, {
    words: ($) => $.accounting.transaction.field,
    send: (body) => prepare(transferEndpoints[kind], { body: sent(body) }),
    onDone,
  });
  const { field, values, errorOf } = form;
  const currency = fields.currency_id.sent(values.currency_id);
  const to_currency = fields.to_currency_id.sent(values.to_currency_id);
  const other = currency !== to_currency;
  const from = useChosen(useSources(sources, currency).options, chosen.from);
  const targets = useSources(postings.to === 'target' ? sources : [], to_currency).options;
  const to = useChosen(
    targets.filter(({ value }) => value !== from?.value),
    chosen.to,
  );
  /** What the kind asks, of what was typed. */
  function sent({ transactionable_id, to_amount, fees, ...body }: SentBody): TransferBody {
    return {
      ...body,
      ...(party !== 'none' && { transactionable_type: party, transactionable_id }),
      ...(from && { [`${from.source}_id`]: from.id }),
      ...(to && postings.to === 'target' && { [`to_${to.source}_id`]: to.id }),
      ...(postings.rate === 'typed' && other && { to_amount }),
      ...(postings.fees !== undefined && isPositive(fees) && { fees }),
    };
  }
  const choose = (place: 'from' | 'to') => (value: string) => {
    form.set({}); // another place is another request
    setChosen({ ...chosen, [place]: value });
  };
  return (
    <Form
      {...form}
      disabled={(sources.length > 0 && from === undefined) || (postings.to === 'target' && to === undefined)}
      submitLabel={`${t(($) => $.accounting.transaction.act[kind])} ${formatMoney(values.amount, currency)}`.trim()}
    >
      {party !== 'none' && values.transactionable_id !== '' && (
        <WalletLine party={party} id={Number(values.transactionable_id)} currency={currency} />
      )}
      <div className="fields">
        {party !== 'none' && (
          <PartyPicker party={party} {...field('transactionable_id', partyWords[party])} />
        )}
        <MoneyInput currency={currency} {...field('amount')} />
        <Choice {...field('currency_id')} options={asOptions(currenciesOf(which))} />
        {sources.length > 0 && (
          <SourceChoice
            {...{ sources, currency, value: chosen.from }}
            onChange={choose('from')}
            error={errorOf('fund_id') ?? errorOf('card_id')}
          />
        )}
        {other && postings.rate === 'typed' && (
          <MoneyInput currency={to_currency} {...field('to_amount')} required />
        )}
        <Choice
          {...field('to_currency_id')}
          options={asOptions(currenciesOf(postings.into === 'foreign' ? 'foreign' : undefined))}
        />
        {postings.to === 'target' && (
          <Choice
            label={t(($) => $.accounting.transaction.field.target)}
            value={to?.value ?? ''}
            onChange={choose('to')}
            options={targets.filter(({ value }) => value !== from?.value)}
            error={errorOf('to_fund_id') ?? errorOf('to_card_id')}
          />
        )}
        {postings.fees && <MoneyInput currency={currency} {...field('fees')} />}
        <DayInput {...field('voucher_date')} />
        <div className="wide">
          <NoteBox {...field('description')} />
        </div>
      </div>
      {other && postings.rate === 'typed' && (
        <RateLine amount={values.amount} currency={currency} to_amount={values.to_amount} to={to_currency} />
      )}
      {postings.rate === 'published' && other && values.transactionable_id !== '' && values.amount !== '' && (
        <Arriving kind={kind} body={sent({ ...valuesSent(fields, values) })} currency={to_currency} />
      )}
    </Form>
  );
}

type TransferFields = ReturnType<typeof fieldsOf>;
type SentBody = { [Name in keyof TransferFields]: ReturnType<TransferFields[Name]['sent']> };
const valuesSent = (fields: TransferFields, values: Record<keyof TransferFields, string>): SentBody =>
  Object.fromEntries(
    Object.entries(fields).map(([name, { sent }]) => [name, sent(values[name as keyof TransferFields])]),
  ) as SentBody;

function useChosen<O extends { value: string }>(options: readonly O[], value: string): O | undefined {
  return options.find((option) => option.value === value) ?? options[0];
}

/** What arrives at the day's rate. */
function Arriving({
  kind,
  body,
  currency,
}: {
  kind: TransferKind;
  body: TransferBody;
  currency: string;
}): ReactNode {
  const t = usePhrases();
  const { data, error } = usePreview(transferEndpoints[kind], body);
  if (data?.to_amount == null)
    return error === null ? null : (
      <Text size="sm" c="red">
        {error.message}
      </Text>
    );
  return (
    <Text size="sm">
      {t(($) => $.accounting.transaction.message.arrives, {
        amount: formatMoney(data.to_amount, currency),
      })}
    </Text>
  );
}
