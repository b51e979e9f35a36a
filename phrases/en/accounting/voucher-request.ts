import type { VoucherRequestState } from '@hakobu/contract/accounting/voucher-request/voucher-request.machine.ts';
import type { voucherRequestErrors } from '@hakobu/contract/accounting/voucher-request/voucher-request.errors.ts';
import type { ErrorPhrases } from '@hakobu/contract/kernel/error-code.ts';

export const voucherRequest = {
  name: 'Voucher request',
  plural: 'Awaiting second approval',
  field: {
    from: 'Created from',
    to: 'Created to',
    vouchers: 'Vouchers',
    makers: 'Created by',
    together: 'Total (VND)',
    type_id: 'Voucher type',
    number: 'Request',
    asked: 'Requester',
    decided: 'Decided by',
    amount_base: 'Value (VND)',
    place: 'Fund / account',
    voucher: 'Voucher',
    state: 'Status',
    approved_by: 'Approved by',
    day_base: 'Earlier that day',
    withdrawn_at: 'Withdrawn',
  },
  state: {
    waiting: 'Pending',
    posted: 'Posted',
    declined: 'Declined',
    withdrawn: 'Withdrawn',
  } satisfies Record<VoucherRequestState, string>,
  action: {
    decline: 'Decline',
    withdraw: 'Withdraw',
  },
  section: {
    below_limit: 'Possible split transactions',
    plan: 'Entries to post',
  },
  message: {
    below_limit:
      'Vouchers to one party or account, each within the limit of {{limit}} VND and no more than a week apart, that exceed it together. Nobody approved them.',
    none_below_limit: 'No vouchers of this period exceed the limit together',
    posted: 'Posted',
    declined: 'Declined',
  },
  notifications: {
    voucher_waits: {
      title: 'Voucher request {{request_id}} awaits approval',
      text: '{{name}} requested a voucher above the limit.',
    },
    voucher_approved: {
      title: 'Voucher request {{request_id}} was posted',
      text: '{{name}} approved it.',
    },
    voucher_declined: {
      title: 'Voucher request {{request_id}} was declined',
      text: '{{name}}: {{reason}}',
    },
    second_person_changed: {
      title: 'Approval limit: {{above}} VND',
      text: '{{name}} changed the limit or the voucher types that need a second approval.',
    },
    second_person_removed: {
      title: 'Second approval is switched off',
      text: '{{name}} removed the limit. Vouchers no longer wait for approval.',
    },
  },
  errors: {
    second_person_required:
      'More than {{limit}} VND a day to one party needs a second approval. It waits as request {{request_number}}',
    second_person_is_first: 'You cannot approve your own request',
    voucher_request_posted: 'This request has already been posted',
    voucher_request_declined: 'This request was declined',
    voucher_request_withdrawn: 'This request was withdrawn by its requester',
    voucher_request_of_another: 'Only the requester can withdraw this request',
  } satisfies ErrorPhrases<typeof voucherRequestErrors>,
  rights: {
    transaction_approval: {
      name: 'Second approval of vouchers',
      meaning: 'View vouchers above the limit; “Edit” allows approving and declining',
    },
  },
};
