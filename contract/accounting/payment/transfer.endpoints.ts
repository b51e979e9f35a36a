import { z } from 'zod';
import { amountField, moneyField, type Decimal } from '../../kernel/decimal.ts';
import { integerField } from '../../kernel/fields.ts';
import { postedInCurrency, type CurrencyId } from '../../kernel/money.ts';
import { transferKindIds, transferKinds, type TransferKind } from '../transaction/kinds.ts';
import type { KindEntry, Transfer } from '../transaction/transaction-kind.ts';
import {
  optionalFields,
  currencyField,
  maybeParty,
  paymentEndpoint,
  sourceFields,
  voucherFields,
  type MaybeParty,
  type NamedSource,
  type VoucherHead,
} from './payment.endpoints.ts';

/**
 * Transfer or exchange: `amount` in `currency_id` leaves, and `to_amount` in `to_currency_id` arrives (by
 * default the same). `fees` leave as well.
 */
export interface TransferBody extends VoucherHead, MaybeParty, NamedSource {
  to_fund_id?: number | null | undefined;
  to_card_id?: number | null | undefined;
  to_amount?: Decimal | null | undefined;
  to_currency_id?: CurrencyId | null | undefined;
  fees?: Decimal | null | undefined;
}

const transferBody = ({ party, currency, sources, postings }: KindEntry<Transfer>) => {
  const { to, rate, into, fees } = postings;
  const target = { to_fund_id: integerField().nullish(), to_card_id: integerField().nullish() };
  const other = currencyField(into === 'foreign' ? 'foreign' : 'any');
  return z.object({
    ...voucherFields(currency),
    ...maybeParty(party),
    ...sourceFields(sources),
    ...optionalFields(to === 'target' && target),
    to_currency_id: into === undefined ? other.nullish() : other,
    ...optionalFields(
      rate === 'typed' && { to_amount: into === undefined ? amountField().nullish() : amountField() },
    ),
    ...optionalFields(fees && { fees: moneyField().nullish() }),
  });
};

/**
 * Refuses amounts with more decimals than their currency has, and requires `to_amount` where the currencies
 * differ and no rate determines it.
 */
const inCurrencies =
  (typed: boolean) =>
  (body: TransferBody, context: z.RefinementCtx): void => {
    const { amount, currency_id, to_amount, fees } = body;
    postedInCurrency('amount', 'fees')({ amount, currency_id, fees: fees ?? '0' }, context);
    if (to_amount != null)
      postedInCurrency('to_amount')({ currency_id: body.to_currency_id ?? currency_id, to_amount }, context);
    else if (typed && (body.to_currency_id ?? currency_id) !== currency_id)
      context.addIssue({ code: 'custom', path: ['to_amount'], message: 'required' });
  };

const transferEndpoint = (kind: TransferKind) =>
  paymentEndpoint<TransferBody>(
    kind,
    transferBody(transferKinds[kind]).superRefine(
      inCurrencies(transferKinds[kind].postings.rate === 'typed'),
    ),
  );

/** Endpoints that move money between places or currencies, by kind. */
export const transferEndpoints = Object.fromEntries(
  transferKindIds.map((kind) => [kind, transferEndpoint(kind)]),
) as Record<TransferKind, ReturnType<typeof transferEndpoint>>;
