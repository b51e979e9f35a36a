import { reverseTransaction as endpoint } from '@hakobu/contract/accounting/transaction/transaction.endpoints.ts';
import { route } from '#kernel/route.ts';
import { reverseTransaction } from './reverse-transaction.ts';

export const routes = [route(endpoint, reverseTransaction)];
