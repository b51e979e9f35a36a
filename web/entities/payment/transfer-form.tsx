import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { transferEndpoints } from '@hakobu/contract/accounting/payment/transfer.endpoints.ts';
import { transferKinds, type TransferKind } from '@hakobu/contract/accounting/transaction/kinds.ts';
import { usePhrases } from '#app/i18n.ts';
import { usePreview } from '#client/preview.ts';
import { formatMoney } from '#kit/format.ts';
import { ChooseFiles } from '#kit/files-section.tsx';
import { Form } from '#kit/form.tsx';
import { DayInput } from '#kit/inputs/day-input.tsx';
import { Choice, NoteBox } from '#kit/inputs/inputs.tsx';
import { MoneyInput } from '#kit/inputs/numbers.tsx';
import { toOptions, currenciesOf, PartyPicker, partyLabels, SourceChoice } from './money-fields.tsx';
import { RateLine } from './rate-line.tsx';
import { targetCurrencies, useTransfer, type Transferring } from './use-transfer.ts';
import { WalletLine } from './wallet-line.tsx';

/**
 * Transfers and currency exchanges. For an exchange both amounts are typed and the rate is shown, or the
 * day's rate determines the received amount.
 */
export function TransferForm({ kind, onDone }: { kind: TransferKind; onDone: () => void }): ReactNode {
  const t = usePhrases();
  const transfer = useTransfer(kind, onDone);
  const { party, postings } = transferKinds[kind];
  const { form, currency, to_currency, other } = transfer;
  const { field, values } = form;
  const known = party === 'none' || values.transactionable_id !== '';
  const label = t(($) => $.accounting.transaction.act[kind]);
  return (
    <Form
      {...form}
      disabled={!transfer.isPlaced}
      submitLabel={`${label} ${formatMoney(values.amount, currency)}`.trim()}
    >
      {party !== 'none' && known && (
        <WalletLine party={party} id={Number(values.transactionable_id)} currency={currency} />
      )}
      <div className="fields">
        {party !== 'none' && (
          <PartyPicker party={party} {...field('transactionable_id', partyLabels[party])} />
        )}
        <Leaving transfer={transfer} />
        <Arriving transfer={transfer} />
        {postings.fees && <MoneyInput currency={currency} {...field('fees')} />}
        <DayInput {...field('voucher_date')} />
        <div className="wide">
          <NoteBox {...field('description')} />
        </div>
        <div className="wide">
          <ChooseFiles {...transfer.choosing} />
        </div>
      </div>
      {other && postings.rate === 'typed' && (
        <RateLine amount={values.amount} currency={currency} to_amount={values.to_amount} to={to_currency} />
      )}
      {other && postings.rate === 'published' && known && values.amount !== '' && (
        <AtTheRate transfer={transfer} />
      )}
    </Form>
  );
}

interface Part {
  transfer: Transferring;
}

function Leaving({ transfer: { kind, form, currency, from, choose } }: Part): ReactNode {
  const { sources, currency: which } = transferKinds[kind];
  const { field, errorOf } = form;
  return (
    <>
      <MoneyInput currency={currency} {...field('amount')} />
      <Choice {...field('currency_id')} options={toOptions(currenciesOf(which))} />
      {sources.length > 0 && (
        <SourceChoice
          {...{ sources, currency, value: from?.value ?? '' }}
          onChange={choose('from')}
          error={errorOf('fund_id') ?? errorOf('card_id')}
        />
      )}
    </>
  );
}

function Arriving({ transfer }: Part): ReactNode {
  const t = usePhrases();
  const { kind, form, to_currency, other, to, targets, choose } = transfer;
  const { postings } = transferKinds[kind];
  const { field, errorOf } = form;
  return (
    <>
      {other && postings.rate === 'typed' && (
        <MoneyInput currency={to_currency} {...field('to_amount')} required />
      )}
      <Choice {...field('to_currency_id')} options={toOptions(targetCurrencies(kind))} />
      {postings.to === 'target' && (
        <Choice
          label={t(($) => $.accounting.transaction.field.target)}
          value={to?.value ?? ''}
          onChange={choose('to')}
          options={targets}
          error={errorOf('to_fund_id') ?? errorOf('to_card_id')}
        />
      )}
    </>
  );
}

/** The amount received at the day's rate, or why there is none. */
function AtTheRate({ transfer: { kind, body, to_currency } }: Part): ReactNode {
  const t = usePhrases();
  const { data, error } = usePreview(transferEndpoints[kind], body());
  if (error !== null)
    return (
      <Text size="sm" c="red">
        {error.message}
      </Text>
    );
  if (data?.to_amount == null) return null;
  const amount = formatMoney(data.to_amount, to_currency);
  return <Text size="sm">{t(($) => $.accounting.transaction.message.arrives, { amount })}</Text>;
}
