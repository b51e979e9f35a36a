import { z } from 'zod';
import type { ErrorCode } from '../../errors.ts';
import { decimalText } from '../../kernel/decimal.ts';
import { defineEndpoint, defineList } from '../../kernel/endpoint.ts';
import { actionState, integerId, rowStamp, textField } from '../../kernel/fields.ts';
import { documentEndpoints, moveEndpoints } from '../payment/payment.endpoints.ts';
import { transferEndpoints } from '../payment/transfer.endpoints.ts';
import { transactionKindIds } from '../transaction/kinds.ts';
import { reverseTransaction, transactionRow } from '../transaction/transaction.endpoints.ts';
import { voucherRequestStates } from './voucher-request.machine.ts';

const named = z.object({ id: z.number().int(), name: z.string() });
const voucher = z.object({ id: z.number().int(), code_ref: z.string() });
const account = z.object({ id: z.number().int(), code: z.string(), name: z.string() });

/** A voucher above the organization's limit: requested by one user, posted or declined by another. */
export const voucherRequestRow = z.object({
  id: z.number().int(),
  type_id: z.enum(transactionKindIds),
  amount: decimalText(),
  currency_id: z.string(),
  /** In VND, at the time of the request. */
  amount_base: decimalText(),
  /**
   * Amount posted by the same user to the same party on the same day without approval. It counts towards
   * the limit.
   */
  day_base: decimalText(),
  voucher_date: z.string(),
  description: z.string().nullable(),
  transactionable_type: z.string().nullable(),
  transactionable_id: z.number().int().nullable(),
  /** Customer or supplier. */
  object: named.nullable(),
  /** Its fund or bank account. */
  place: z.string().nullable(),
  /** The voucher that a reversal reverses. */
  reverses: voucher.nullable(),
  state: z.enum(voucherRequestStates),
  created_by: named,
  decided_by: named.nullable(),
  decided_at: z.string().nullable(),
  /** When its requester withdrew it. */
  withdrawn_at: z.string().nullable(),
  /** Reason for declining it. */
  reason: z.string().nullable(),
  transaction_id: z.number().int().nullable(),
  transaction: voucher.nullable(),
  actions: z.array(actionState).optional(),
  ...rowStamp,
});

const right = { resource: 'transaction_approval', action: 'update' } as const;
const one = { params: integerId, response: voucherRequestRow } as const;

export const listVoucherRequests = defineList({
  id: 'accounting.voucher-request.list',
  path: 'voucher-requests',
  summary: 'List vouchers that wait or waited for a second person',
  access: { resource: 'transaction_approval', action: 'read' },
  row: voucherRequestRow,
  list: {
    filters: { id: 'integer', state: 'text', type_id: 'text', created_by: 'integer', currency_id: 'text' },
    between: { voucher_date: 'date', amount_base: 'decimal' },
    sorts: ['id', 'created_at', 'voucher_date', 'amount', 'amount_base'],
    defaultSort: '-id',
  },
});

/**
 * Vouchers of a kind to one party, or to one account where they have no party, that are each within the
 * limit and exceed it in total.
 */
export const splitTransactionRow = z.object({
  type_id: z.enum(transactionKindIds),
  object: named.extend({ type: z.string() }).nullable(),
  /** Contra account of other payments. */
  account: account.nullable(),
  /** Days of the first and last voucher. */
  from: z.string(),
  to: z.string(),
  vouchers: z.array(voucher),
  makers: z.array(named),
  amount_base: decimalText(),
  /** The present limit. */
  limit: decimalText(),
});
export const listSplitTransactions = defineList({
  id: 'accounting.voucher-request.below-limit',
  path: 'statistics/vouchers-below-limit',
  summary: 'Vouchers of a week to one party that each stay within the limit and together pass it',
  access: { resource: 'transaction_approval', action: 'read' },
  errors: ['period_inverted'],
  row: splitTransactionRow,
  list: {
    filters: { type_id: 'text' },
    between: { created_at: 'date' },
    sorts: ['amount_base', 'from', 'to'],
    defaultSort: '-amount_base',
    paged: false,
  },
});

export const getVoucherRequest = defineEndpoint({
  ...one,
  id: 'accounting.voucher-request.get',
  method: 'GET',
  path: 'voucher-requests/{id}',
  summary: 'Read one voucher that waits or waited for a second person',
  access: { resource: 'transaction_approval', action: 'read' },
});

const guarded = [
  ...Object.values(moveEndpoints),
  ...Object.values(transferEndpoints),
  ...Object.values(documentEndpoints),
].filter(({ errors }) => errors.includes('second_person_required'));
/** Errors of posting the voucher later, which has all errors of its kind. */
const laterErrors = [...guarded, reverseTransaction].flatMap(({ errors }) => errors);

const endedErrors: readonly ErrorCode[] = [
  'voucher_request_posted',
  'voucher_request_declined',
  'voucher_request_withdrawn',
];
const decisionErrors: readonly ErrorCode[] = ['second_person_is_first', ...endedErrors];

/** All checks run again at the time of posting. A refused request stays waiting. */
export const approveVoucherRequest = defineEndpoint({
  id: 'accounting.voucher-request.approve',
  method: 'PUT',
  path: 'voucher-requests/{id}/approve',
  summary: 'Approve and post a voucher that another user requested',
  access: right,
  params: integerId,
  response: transactionRow,
  previews: true,
  errors: [
    ...new Set([...decisionErrors, ...laterErrors.filter((code) => code !== 'second_person_required')]),
  ],
});

export const declineVoucherRequest = defineEndpoint({
  ...one,
  id: 'accounting.voucher-request.decline',
  method: 'PUT',
  path: 'voucher-requests/{id}/decline',
  summary: 'Decline a requested voucher with a reason',
  access: right,
  body: z.object({ reason: textField(500) }),
  errors: [...decisionErrors],
});

export const withdrawVoucherRequest = defineEndpoint({
  ...one,
  id: 'accounting.voucher-request.withdraw',
  method: 'PUT',
  path: 'voucher-requests/{id}/withdraw',
  summary: 'Withdraw one’s own voucher request while it waits',
  access: { resource: 'transaction_approval', action: 'read' },
  errors: ['voucher_request_of_another', ...endedErrors],
});
