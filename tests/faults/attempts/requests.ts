// Vouchers above the approval limit: requested, approved, declined or withdrawn, while the limit changes.
import { approvalKindIds } from '../../../contract/accounting/transaction/kinds.ts';
import { TODAY } from '../../main-job/main-job.ts';
import { user, type Attempts, type Chance } from './chance.ts';

/** In VND; less than a payment of some thousand JPY. */
export const LIMIT = '200000';

/** Mostly a pending request, sometimes a decided one, undefined without any. */
const request = ({ have: { requests = [], asked = [] }, pick }: Chance): number =>
  pick(requests.length > 0 && pick([true, true, true, false]) ? requests : asked) ?? 0;

export const requestAttempts: Attempts = {
  'ask for much': ({ crew, order, amount }) =>
    crew.accounting('POST', 'withdrawal', {
      ...user(order().customer),
      ...{ amount: `${amount()}00`, currency_id: 'VND', fund_id: 1, voucher_date: TODAY },
    }),
  'say yes to a voucher': (chance) =>
    chance.crew.admin('PUT', `voucher-requests/${request(chance)}/approve`, {}),
  'say yes to another voucher': (chance) =>
    chance.crew.admin('PUT', `voucher-requests/${request(chance)}/approve`, {}),
  'say yes to what one asked for': (chance) =>
    chance.crew.accounting('PUT', `voucher-requests/${request(chance)}/approve`, {}),
  'say no to a voucher': (chance) =>
    chance.crew.admin('PUT', `voucher-requests/${request(chance)}/decline`, { reason: 'Sai số tiền' }),
  'take a request back': (chance) =>
    chance.crew.accounting('PUT', `voucher-requests/${request(chance)}/withdraw`, {}),
  'change the limit': ({ crew, pick }) =>
    crew.admin('PUT', 'organizations/1/second-person', {
      above: pick([LIMIT, LIMIT, '1000', '5000000', null]),
      kinds: approvalKindIds,
    }),
};
