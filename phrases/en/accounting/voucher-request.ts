import type { VoucherRequestState } from '@hakobu/contract/accounting/voucher-request/voucher-request.machine.ts';
import type { voucherRequestErrors } from '@hakobu/contract/accounting/voucher-request/voucher-request.errors.ts';
import type { ErrorPhrases } from '@hakobu/contract/kernel/error-code.ts';

export const voucherRequest = {
  name: 'Voucher request',
  plural: 'Waiting for a second person',
  field: {
    from: 'Written from',
    to: 'Written until',
    vouchers: 'Vouchers',
    makers: 'Made by',
    together: 'Together (VND)',
    type_id: 'Kind of voucher',
    number: 'Request',
    asked: 'Asked by',
    decided: 'Decided by',
    amount_base: 'Worth (VND)',
    place: 'Fund / account',
    voucher: 'Voucher',
    state: 'State',
    approved_by: 'Approved by',
    day_base: 'Before, that day',
    withdrawn_at: 'Taken back',
  },
  state: {
    waiting: 'Waiting',
    posted: 'Posted',
    declined: 'Declined',
    withdrawn: 'Taken back',
  } satisfies Record<VoucherRequestState, string>,
  action: {
    decline: 'Decline',
    withdraw: 'Take back',
  },
  section: {
    below_limit: 'Together above the limit',
    plan: 'What is posted',
  },
  message: {
    below_limit:
      'Vouchers to one party or account that each stayed within the limit of {{limit}} VND, follow each other within a week and pass it together. Nobody said yes to them.',
    none_below_limit: 'No vouchers of these days pass the limit together',
    posted: 'Posted',
    declined: 'Declined',
  },
  told: {
    voucher_waits: {
      title: 'Voucher request {{request_id}} waits for a second person',
      text: '{{name}} asks for a voucher above the limit.',
    },
    voucher_approved: {
      title: 'Voucher request {{request_id}} is posted',
      text: '{{name}} said yes.',
    },
    voucher_declined: {
      title: 'Voucher request {{request_id}} is declined',
      text: '{{name}}: {{reason}}',
    },
    second_person_changed: {
      title: 'Limit for a second person: {{above}} VND',
      text: '{{name}} changed above which amount and for which kinds vouchers wait.',
    },
    second_person_removed: {
      title: 'No limit for a second person any more',
      text: '{{name}} took the limit away: vouchers wait for nobody.',
    },
  },
  errors: {
    second_person_required:
      'Above {{limit}} VND a day to one party a second person has to say yes: it waits as request {{request_number}}',
    second_person_is_first: 'Somebody else has to decide: you asked for it yourself',
    voucher_request_posted: 'This request is posted already',
    voucher_request_declined: 'This request was declined',
    voucher_request_withdrawn: 'Whoever asked took this request back',
    voucher_request_of_another: 'Only whoever asked takes a request back',
  } satisfies ErrorPhrases<typeof voucherRequestErrors>,
  rights: {
    transaction_approval: {
      name: 'Second person of vouchers',
      meaning: 'Read what waits above the limit; change means say yes or no',
    },
  },
};
