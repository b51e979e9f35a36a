import { z } from 'zod';
import type { ErrorCode } from '../../errors.ts';
import type { DocumentType } from '../charge/charge-kinds.ts';
import { amountField, type Decimal } from '../../kernel/decimal.ts';
import { defineEndpoint } from '../../kernel/endpoint.ts';
import { dateField, integerField, noteField, someOf, textField } from '../../kernel/fields.ts';
import { currencyIds, postedInCurrency, type CurrencyId } from '../../kernel/money.ts';
import {
  anyKinds,
  documentKindIds,
  documentKinds,
  moveKindIds,
  moveKinds,
  type DocumentKind,
  type MoveKind,
  type TransactionKind,
} from '../transaction/kinds.ts';
import type { GiveBack, KindEntry, Limit, Move, Settle } from '../transaction/transaction-kind.ts';
import { transactionRow } from '../transaction/transaction.endpoints.ts';

/** What every voucher says. */
export interface Voucher {
  transactionable_type: 'user' | 'supplier';
  transactionable_id: number;
  amount: Decimal;
  currency_id: CurrencyId;
  voucher_date: string;
  description?: string | null | undefined;
}
/** A document that a payment is for. */
export interface Receipt {
  receiptable_type: DocumentType;
  receiptable_id: string;
}
/** Money from or to a fund or a card. */
export interface MoveBody extends Voucher {
  fund_id?: number | null | undefined;
  card_id?: number | null | undefined;
}
/** Money for documents. */
export interface DocumentBody extends Voucher {
  receipts: Receipt[];
  credit_order_id?: number | null | undefined;
}

const voucher = (party: Voucher['transactionable_type']) => ({
  transactionable_type: z.literal(party, { error: 'not_one_of' }),
  transactionable_id: integerField(),
  amount: amountField(),
  currency_id: z.enum(currencyIds, { error: 'not_one_of' }),
  voucher_date: dateField(),
  description: noteField().optional(),
});

const receipts = (documents: readonly [DocumentType, ...DocumentType[]]) =>
  someOf(
    z.object({
      receiptable_type: z.enum(documents, { error: 'not_one_of' }),
      receiptable_id: z.union([textField(64), z.number().int().transform(String)], { error: 'not_text' }),
    }),
    100,
  );

/** What each limit of a kind may be refused with. */
const limitErrors: Readonly<Record<Limit, readonly ErrorCode[]>> = {
  wallet: ['wallet_not_enough'],
  open: ['amount_too_large', 'nothing_to_pay'],
  surplus: ['amount_too_large', 'nothing_to_refund'],
  credit: ['nothing_unsolved', 'credit_not_enough', 'credit_of_other_order'],
};
/** Documents that stand in the way. */
const documentErrors: Readonly<Record<DocumentType, readonly ErrorCode[]>> = {
  order: ['order_not_approved', 'order_is_cancelled'],
  lading_bill: ['order_not_approved', 'order_is_cancelled'],
  contract: ['order_not_approved', 'order_is_cancelled'],
  purchase: ['purchase_wrong_state'],
};

function errorsOf({ limits, sources, postings }: KindEntry): ErrorCode[] {
  const errors = new Set<ErrorCode>(['currency_mismatch', 'period_locked', 'outside_books']);
  for (const limit of limits) for (const code of limitErrors[limit]) errors.add(code);
  if (sources.length > 1) errors.add('source_required');
  // Money that comes from outside is worth what the day's rate says.
  if (postings.does === 'move') errors.add('price_not_found');
  else if ('documents' in postings)
    for (const document of postings.documents) for (const code of documentErrors[document]) errors.add(code);
  return [...errors];
}

/** Its fund or card is required where there is no choice; else the server looks that exactly one is named. */
const moveBody = ({ party, sources }: KindEntry<Move>) => {
  const body = z.object(voucher(party));
  if (sources.length > 1)
    return body.extend({ fund_id: integerField().nullish(), card_id: integerField().nullish() });
  return sources[0] === 'fund'
    ? body.extend({ fund_id: integerField() })
    : body.extend({ card_id: integerField() });
};

const documentBody = ({ party, postings }: KindEntry<Settle | GiveBack>) => {
  const body = z.object({ ...voucher(party), receipts: receipts(postings.documents) });
  return postings.does === 'settle' && postings.credit_type !== undefined
    ? body.extend({ credit_order_id: integerField().nullish() })
    : body;
};

/** The call that makes a voucher of a kind. */
const paymentEndpoint = <Body extends Voucher>(kind: TransactionKind, body: z.ZodType<Body>) => {
  const { path, summary } = anyKinds[kind];
  return defineEndpoint({
    id: `accounting.payment.${path.replace(/^payment-/, '')}`,
    method: 'POST',
    path,
    summary,
    access: { resource: 'transaction', action: 'create' },
    body,
    response: transactionRow,
    makes: 'transaction',
    errors: errorsOf(anyKinds[kind]),
  });
};

const inCurrency = postedInCurrency('amount');
const moveEndpoint = (kind: MoveKind) =>
  paymentEndpoint<MoveBody>(kind, moveBody(moveKinds[kind]).superRefine(inCurrency));
const documentEndpoint = (kind: DocumentKind) =>
  paymentEndpoint<DocumentBody>(kind, documentBody(documentKinds[kind]).superRefine(inCurrency));

/** Calls that move money in or out, by kind. */
export const moveEndpoints = Object.fromEntries(
  moveKindIds.map((kind) => [kind, moveEndpoint(kind)]),
) as Record<MoveKind, ReturnType<typeof moveEndpoint>>;

/** Calls that settle documents or give back what they got too much, by kind. */
export const documentEndpoints = Object.fromEntries(
  documentKindIds.map((kind) => [kind, documentEndpoint(kind)]),
) as Record<DocumentKind, ReturnType<typeof documentEndpoint>>;
