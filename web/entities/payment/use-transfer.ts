import { useState } from 'react';
import {
  transferEndpoints,
  type TransferBody,
} from '@hakobu/contract/accounting/payment/transfer.endpoints.ts';
import { transferKinds, type TransferKind } from '@hakobu/contract/accounting/transaction/kinds.ts';
import { isPositive } from '@hakobu/contract/kernel/decimal.ts';
import { deferRequest } from '#client/deferred-request.ts';
import { id, money, oneOf, text } from '#kit/fields.ts';
import { today } from '#kit/format.ts';
import { bodyOf, useFields, type BodyOf } from '#kit/use-fields.ts';
import { currenciesOf } from './money-fields.tsx';
import { orAwaitApproval, NO_MESSAGE } from './await-approval.ts';
import { useSources } from './source-choice.ts';
import { useAttachments, withAttachments } from './with-attachments.ts';

/** The currencies that can be received, the usual one first. */
export const targetCurrencies = (kind: TransferKind) =>
  currenciesOf(transferKinds[kind].postings.into === 'foreign' ? 'foreign' : undefined);

const fieldsOf = (kind: TransferKind) => {
  const { party, currency, postings } = transferKinds[kind];
  const [first] = targetCurrencies(kind);
  return {
    transactionable_id: id({ required: party !== 'none' }),
    amount: money({ required: true }),
    currency_id: oneOf(currenciesOf(currency), { start: currency === 'local' ? 'VND' : 'JPY' }),
    to_currency_id: oneOf(targetCurrencies(kind), { start: postings.into === 'other' ? 'VND' : first }),
    to_amount: money(),
    fees: money(),
    voucher_date: text({ start: today() }),
    description: text(),
  };
};

/** The form state of a transfer: source, target and request body. */
export function useTransfer(kind: TransferKind, onDone: () => void) {
  const { party, sources, postings } = transferKinds[kind];
  const fields = fieldsOf(kind);
  const [chosen, setChosen] = useState({ from: '', to: '' });
  const { papers, choosing } = useAttachments();
  const form = useFields(fields, {
    words: ($) => $.accounting.transaction.field,
    send: (body) =>
      orAwaitApproval(withAttachments(deferRequest(transferEndpoints[kind], { body: sent(body) }), papers)),
    message: NO_MESSAGE,
    onDone,
  });
  const currency = fields.currency_id.sent(form.values.currency_id);
  const to_currency = fields.to_currency_id.sent(form.values.to_currency_id);
  const other = currency !== to_currency;
  const from = chosenOf(useSources(sources, currency).options, chosen.from);
  const arrives = useSources(postings.to === 'target' ? sources : [], to_currency).options;
  const targets = arrives.filter(({ value }) => value !== from?.value);
  const to = chosenOf(targets, chosen.to);
  /** The fields of the request that the kind needs. */
  function sent({ transactionable_id, to_amount, fees, ...body }: BodyOf<typeof fields>): TransferBody {
    return {
      ...body,
      ...(party !== 'none' && { transactionable_type: party, transactionable_id }),
      ...(from && { [`${from.source}_id`]: from.id }),
      ...(to && { [`to_${to.source}_id`]: to.id }),
      ...(postings.rate === 'typed' && other && { to_amount }),
      ...(postings.fees !== undefined && isPositive(fees) && { fees }),
    };
  }
  return {
    ...{ kind, form, currency, to_currency, other, from, to, targets },
    isPlaced: (sources.length === 0 || from !== undefined) && (postings.to !== 'target' || to !== undefined),
    choosing: choosing(form),
    body: () => sent(bodyOf(fields, form.values)),
    choose: (place: 'from' | 'to') => (value: string) => {
      form.set({}); // A changed source makes a new request with a new idempotency key.
      setChosen({ ...chosen, [place]: value });
    },
  };
}
export type Transferring = ReturnType<typeof useTransfer>;

const chosenOf = <O extends { value: string }>(options: readonly O[], value: string): O | undefined =>
  options.find((option) => option.value === value) ?? options[0];
