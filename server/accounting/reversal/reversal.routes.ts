import { reverseTransaction as endpoint } from '@hakobu/contract/accounting/transaction/transaction.endpoints.ts';
import { route } from '#kernel/route.ts';
import { orSecondPersonFor } from '../voucher-request/ask-second-person.ts';
import { askedOfReversal, reverseTransaction } from './reverse-transaction.ts';

export const routes = [route(endpoint, orSecondPersonFor('reversal', reverseTransaction, askedOfReversal))];
