import { useState } from 'react';
import { clearDebts } from '@hakobu/contract/accounting/clearing/clearing.endpoints.ts';
import { moveEndpoints } from '@hakobu/contract/accounting/payment/payment.endpoints.ts';
import { moveKinds } from '@hakobu/contract/accounting/transaction/kinds.ts';
import { isPositive } from '@hakobu/contract/kernel/decimal.ts';
import type { CurrencyId } from '@hakobu/contract/kernel/money.ts';
import { usePhrases } from '#app/i18n.ts';
import { call, CallError } from '#client/call.ts';
import type { DeferredRequest } from '#client/deferred-request.ts';
import { isAutoRefetched, queryClient } from '#client/hooks.ts';
import { text } from '#kit/fields.ts';
import { today } from '#kit/format.ts';
import { notifyWarning } from '#kit/toasts.ts';
import { useFields } from '#kit/use-fields.ts';
import { openAmount, toClearedDocument } from '#entities/accounting/debt/clearing.ts';
import { defaultSource, useAllSources } from './source-choice.ts';
import { sumsByCurrency, type SupplierPayment } from './supplier-payments.ts';

export const { sources: paymentSources } = moveKinds.payment_supplier;

/** What became of the payment of a supplier: paid, waiting for approval, or why not. */
export type Outcome = { state: 'paid' | 'waits' } | { state: 'failed'; reason: string };
type Head = { voucher_date: string; description: string };
type Source = { source: string; id: number };

/**
 * Pays suppliers one after the other: transfers what the advance lacks, then settles the documents. Each is
 * paid or not; what failed can be sent again, and is not sent twice.
 */
export function usePaySuppliers(payments: readonly SupplierPayment[], onDone: () => void) {
  const t = usePhrases();
  const [outcomes, setOutcomes] = useState<Readonly<Record<string, Outcome>>>({});
  const left = payments.filter(
    ({ id, payable }) => payable.length > 0 && (outcomes[id]?.state ?? 'failed') === 'failed',
  );
  const sums = sumsByCurrency(left);
  const places = usePlaces(sums);
  const form = useFields(
    { voucher_date: text({ start: today() }), description: text() },
    {
      send: (head) =>
        payAll(left, {
          head,
          sourceOf: (currency) => places.find((place) => place.currency === currency)?.source,
          note: (id, outcome) => setOutcomes((before) => ({ ...before, [id]: outcome })),
          failed: (count) => t(($) => $.accounting.payment.message.suppliers_failed, { count }),
        }),
      message: t(($) => $.accounting.payment.message.suppliers_paid),
      onDone,
    },
  );
  const choose = (place: (typeof places)[number]) => (value: string) => {
    form.set({}); // A changed source makes a new request with a new idempotency key.
    place.choose(value);
  };
  return { form, outcomes, sums, places, choose };
}

/** The fund or bank account of each currency in which money is sent. */
function usePlaces(sums: ReturnType<typeof sumsByCurrency>) {
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({});
  const all = useAllSources(paymentSources);
  return sums
    .filter(({ sent }) => isPositive(sent))
    .map(({ currency, sent }) => {
      const own = all.filter(({ currency_id }) => currency_id === currency);
      return {
        ...{ currency, sent },
        source: own.find(({ value }) => value === chosen[currency]) ?? defaultSource(own, sent),
        choose: (value: string) => setChosen((before) => ({ ...before, [currency]: value })),
      };
    });
}

interface Paying {
  head: Head;
  sourceOf: (currency: CurrencyId) => Source | undefined;
  note: (id: string, outcome: Outcome) => void;
  /** The message about suppliers that could not be paid. */
  failed: (count: number) => string;
}

const payAll = (
  payments: readonly SupplierPayment[],
  { head, sourceOf, note, failed }: Paying,
): DeferredRequest<void> =>
  Object.assign(
    async (key: string): Promise<void> => {
      let failures = 0;
      for (const payment of payments) {
        const outcome = await payOne(payment, head, sourceOf(payment.currency), `${key} ${payment.id}`);
        note(payment.id, outcome);
        if (outcome.state === 'failed') failures += 1;
      }
      if (failures === 0) return;
      await queryClient.invalidateQueries({ predicate: isAutoRefetched });
      throw new Error(failed(failures));
    },
    { endpoint: clearDebts },
  );

async function payOne(
  { supplier, currency, payable, sent }: SupplierPayment,
  head: Head,
  source: Source | undefined,
  key: string,
): Promise<Outcome> {
  try {
    if (isPositive(sent))
      await call(moveEndpoints.payment_supplier, {
        body: {
          ...{ ...head, amount: sent, currency_id: currency },
          ...{ transactionable_type: 'supplier', transactionable_id: supplier.id },
          ...(source !== undefined && { [`${source.source}_id`]: source.id }),
        },
        idempotencyKey: `${key} ${sent}`,
      });
    await call(clearDebts, {
      body: {
        ...head,
        ...{ object_type: 'supplier', object_id: supplier.id, currency_id: currency },
        documents: payable.map((row) => toClearedDocument(row, openAmount(row))),
      },
      idempotencyKey: key,
    });
    return { state: 'paid' };
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    if (error.body.code !== 'second_person_required') return { state: 'failed', reason: error.message };
    notifyWarning(error.message);
    return { state: 'waits' };
  }
}
