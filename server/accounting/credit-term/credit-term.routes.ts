import * as endpoints from '@hakobu/contract/accounting/credit-term/credit-term.endpoints.ts';
import { route } from '#kernel/route.ts';
import { readCreditTerm } from './credit-term.queries.ts';
import { updateCreditTerm } from './update-credit-term.ts';

export const routes = [
  route(endpoints.getCreditTerm, (ctx, { params }) => readCreditTerm(ctx, params.id)),
  route(endpoints.updateCreditTerm, updateCreditTerm),
];
