import { getCustomerAccount } from '@hakobu/contract/accounting/customer-account/customer-account.endpoints.ts';
import { route } from '#kernel/route.ts';
import { readCustomerAccount } from './customer-account.queries.ts';

export const routes = [route(getCustomerAccount, (ctx, { params }) => readCustomerAccount(ctx, params.id))];
