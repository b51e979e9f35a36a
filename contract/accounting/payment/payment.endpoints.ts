import { z } from 'zod';
import type { ErrorCode } from '../../errors.ts';
import type { DocumentType } from '../charge/charge-kinds.ts';
import { amountField, type Decimal } from '../../kernel/decimal.ts';
import { defineEndpoint } from '../../kernel/endpoint.ts';
import { dateField, integerField, noteField, someOf, textField } from '../../kernel/fields.ts';
import {
  BASE_CURRENCY,
  currencyIds,
  postedAmountField,
  postedInCurrency,
  type CurrencyId,
} from '../../kernel/money.ts';
import {
  anyKinds,
  documentKindIds,
  documentKinds,
  grantKindIds,
  grantKinds,
  moveKindIds,
  moveKinds,
  type DocumentKind,
  type GrantKind,
  type MoveKind,
  type TransactionKind,
} from '../transaction/kinds.ts';
import type {
  Compensate,
  GiveBack,
  Grant,
  KindEntry,
  Limit,
  Move,
  PartyType,
  Settle,
  Transfer,
} from '../transaction/transaction-kind.ts';
import { transactionRow } from '../transaction/transaction.endpoints.ts';

/** Fields of every voucher. */
export interface VoucherHead {
  amount: Decimal;
  currency_id: CurrencyId;
  voucher_date: string;
  description?: string | null | undefined;
}
/** A voucher with a customer or supplier. */
export interface Voucher extends VoucherHead {
  transactionable_type: 'user' | 'supplier';
  transactionable_id: number;
}
/** A document that a payment settles. */
export interface Receipt {
  receiptable_type: DocumentType;
  receiptable_id: string;
}
/** Party fields of a voucher, for kinds with a party. */
export type MaybeParty = { [Field in 'transactionable_type' | 'transactionable_id']?: Voucher[Field] };
/** Fund or card of a voucher. */
export interface NamedSource {
  fund_id?: number | null | undefined;
  card_id?: number | null | undefined;
}
/**
 * Source or target of money: a fund, a card, or an earlier voucher. `account_id` where an account is
 * chosen.
 */
export interface MoveBody extends VoucherHead, MaybeParty, NamedSource {
  parent_id?: number | null | undefined;
  account_id?: number | undefined;
  /** Amount in VND by the bank. By default the published rate applies. */
  amount_base?: Decimal | null | undefined;
}
/** Money for documents. */
export interface DocumentBody extends Voucher {
  receipts: Receipt[];
  credit_order_id?: number | null | undefined;
  /** One of several compensations of a document. By default the oldest is settled first. */
  compensation_id?: number | null | undefined;
  /** One of several costs of a container. By default the oldest is settled first. */
  container_cost_id?: number | null | undefined;
}

/** Fields that only some kinds have. All of them are optional for a handler. */
export const optionalFields = (fields: z.ZodRawShape | false | undefined): object => fields || {};

const currenciesOf = {
  any: currencyIds,
  local: currencyIds.filter((id) => id === BASE_CURRENCY),
  foreign: currencyIds.filter((id) => id !== BASE_CURRENCY),
};
/** A currency that a voucher of the kind may have. */
export const currencyField = (which: keyof typeof currenciesOf = 'any') =>
  z.enum(currenciesOf[which], { error: 'not_one_of' });

/** Common fields of vouchers of a kind. */
export const voucherFields = (currency?: KindEntry['currency']) => ({
  amount: amountField(),
  currency_id: currencyField(currency),
  voucher_date: dateField(),
  description: noteField().optional(),
});
const partyFields = (party: PartyType) => ({
  transactionable_type: z.literal(party, { error: 'not_one_of' }),
  transactionable_id: integerField(),
});
/** Party fields of vouchers of a kind. */
export const maybeParty = (party: KindEntry['party']) =>
  optionalFields(party !== 'none' && partyFields(party));

const receipts = (documents: readonly [DocumentType, ...DocumentType[]], most = 100) =>
  someOf(
    z.object({
      receiptable_type: z.enum(documents, { error: 'not_one_of' }),
      receiptable_id: z.union([textField(64), z.number().int().transform(String)], { error: 'not_text' }),
    }),
    most,
  );

/** Errors of each limit of a kind. */
const limitErrors: Readonly<Record<Limit, readonly ErrorCode[]>> = {
  wallet: ['wallet_not_enough'],
  open: ['amount_too_large', 'nothing_to_pay'],
  surplus: ['amount_too_large', 'nothing_to_refund'],
  credit: ['nothing_unsolved', 'credit_not_enough', 'credit_of_other_order'],
  granted: ['amount_too_large'],
  parent: ['amount_too_large', 'voucher_reversed'],
};
/** Documents that prevent the voucher. */
const documentErrors: Readonly<Record<DocumentType, readonly ErrorCode[]>> = {
  order: ['order_not_approved', 'order_is_cancelled'],
  lading_bill: ['order_not_approved', 'order_is_cancelled'],
  contract: ['order_not_approved', 'order_is_cancelled'],
  purchase: ['purchase_wrong_state'],
  sfa: [],
  container: [],
};

/** Errors of a transfer, by its target and by how its second amount is determined. */
const transferErrors = ({ to, rate, into }: Transfer): ErrorCode[] => [
  ...(to === 'target' ? (['target_required', 'amounts_differ'] as const) : []),
  ...(into === 'foreign' ? [] : (['transfer_to_itself'] as const)),
  ...(rate === 'published' ? (['amount_worth_nothing'] as const) : []),
];

function errorsOf({ limits, sources, postings, secondPerson }: KindEntry): ErrorCode[] {
  const errors = new Set<ErrorCode>(['currency_mismatch', 'period_locked', 'outside_books']);
  for (const limit of limits) for (const code of limitErrors[limit]) errors.add(code);
  if (sources.length > 0) for (const code of ['place_closed', 'place_not_enough'] as const) errors.add(code);
  if (sources.length > 1) errors.add('source_required');
  if (postings.does === 'move' && postings.accounts !== undefined) errors.add('account_closed');
  // Money from outside is valued at the rate of the day.
  if (secondPerson || ['move', 'transfer', 'grant'].includes(postings.does)) errors.add('price_not_found');
  if (secondPerson) errors.add('second_person_required');
  if (postings.does === 'transfer') for (const code of transferErrors(postings)) errors.add(code);
  if ('documents' in postings) errors.add('document_of_other_party');
  if ('documents' in postings)
    for (const document of postings.documents) for (const code of documentErrors[document]) errors.add(code);
  return [...errors];
}

const eitherSource = { fund_id: integerField().nullish(), card_id: integerField().nullish() };
/**
 * Requires a fund or card where it is the only possibility. Otherwise the server checks that exactly one is
 * named.
 */
export function sourceFields(sources: KindEntry['sources']) {
  if (sources.length !== 1) return optionalFields(sources.length > 1 && eitherSource);
  return optionalFields(sources[0] === 'fund' ? { fund_id: integerField() } : { card_id: integerField() });
}

const moveBody = ({ party, currency, sources, postings: { parent, accounts, bankRate } }: KindEntry<Move>) =>
  z.object({
    ...voucherFields(currency),
    ...maybeParty(party),
    ...sourceFields(sources),
    ...optionalFields(parent && { parent_id: parent.required ? integerField() : integerField().nullish() }),
    ...optionalFields(accounts && { account_id: integerField() }),
    ...optionalFields(bankRate && { amount_base: postedAmountField(BASE_CURRENCY).nullish() }),
  });

const documentBody = ({
  party,
  currency,
  postings,
}: KindEntry<Settle | GiveBack | Compensate, PartyType>) => {
  const body = z.object({
    ...partyFields(party),
    ...voucherFields(currency),
    receipts: receipts(postings.documents),
  });
  if (postings.does === 'compensate') return body.extend({ compensation_id: integerField().nullish() });
  if (postings.does === 'settle' && postings.documents.includes('container'))
    return body.extend({ container_cost_id: integerField().nullish() });
  return postings.does === 'settle' && postings.credit_type !== undefined
    ? body.extend({ credit_order_id: integerField().nullish() })
    : body;
};

/** The endpoint that creates vouchers of a kind. */
export const paymentEndpoint = <Body extends VoucherHead>(kind: TransactionKind, body: z.ZodType<Body>) => {
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
    previews: anyKinds[kind].postings.does === 'transfer',
    errors: errorsOf(anyKinds[kind]),
  });
};

const inCurrency = postedInCurrency('amount');
/**
 * Refuses `amount_base` where the value is known: for VND, and for money of a parent voucher, which keeps
 * its book value.
 */
function worthOnce({ currency_id, amount_base, parent_id }: MoveBody, context: z.RefinementCtx): void {
  if (amount_base != null && (currency_id === BASE_CURRENCY || parent_id != null))
    context.addIssue({ code: 'custom', path: ['amount_base'], message: 'invalid' });
}
const moveEndpoint = (kind: MoveKind) =>
  paymentEndpoint<MoveBody>(kind, moveBody(moveKinds[kind]).superRefine(inCurrency).superRefine(worthOnce));
const documentEndpoint = (kind: DocumentKind) =>
  paymentEndpoint<DocumentBody>(kind, documentBody(documentKinds[kind]).superRefine(inCurrency));

const grantBody = ({ party, currency, postings }: KindEntry<Grant, PartyType>) =>
  z.object({
    ...partyFields(party),
    ...voucherFields(currency),
    receipts: receipts(postings.documents, 1),
  });
const grantEndpoint = (kind: GrantKind) =>
  paymentEndpoint<DocumentBody>(kind, grantBody(grantKinds[kind]).superRefine(inCurrency));

/** Endpoints that move money in or out, by kind. */
export const moveEndpoints = Object.fromEntries(
  moveKindIds.map((kind) => [kind, moveEndpoint(kind)]),
) as Record<MoveKind, ReturnType<typeof moveEndpoint>>;

/** Endpoints that settle documents or refund overpayments, by kind. */
export const documentEndpoints = Object.fromEntries(
  documentKindIds.map((kind) => [kind, documentEndpoint(kind)]),
) as Record<DocumentKind, ReturnType<typeof documentEndpoint>>;

/** Endpoints for compensations of suppliers for a document, by kind. */
export const grantEndpoints = Object.fromEntries(
  grantKindIds.map((kind) => [kind, grantEndpoint(kind)]),
) as Record<GrantKind, ReturnType<typeof grantEndpoint>>;
