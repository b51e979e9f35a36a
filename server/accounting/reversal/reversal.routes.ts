import { reverseTransaction as endpoint } from '@hakobu/contract/accounting/transaction/transaction.endpoints.ts';
import { route } from '#kernel/route.ts';
import { withApprovalOf } from '../voucher-request/with-approval.ts';
import { approvalOfReversal, reverseTransaction } from './reverse-transaction.ts';

export const routes = [route(endpoint, withApprovalOf('reversal', reverseTransaction, approvalOfReversal))];
