import { defineCard } from '../../kernel/card.ts';

export const voucherRequestCard = defineCard({
  entity: 'voucher_request',
  label: 'accounting.voucher_request.name',
  resource: 'transaction_approval',
  table: 'voucher_requests',
  numberPrefix: 'VR',
  valueLabels: { type_id: 'accounting.transaction.type', state: 'accounting.voucher_request.state' },
  states: { state: { waiting: 'orange', posted: 'green', declined: 'red', withdrawn: 'gray' } },
  read: 'accounting.voucher-request.get',
  calls: ['accounting.voucher-request'],
  address: [{ path: '/accounting/voucher-requests?voucher_request_id={id}' }],
});
