import * as endpoints from '@hakobu/contract/accounting/clearing/clearing.endpoints.ts';
import { route } from '#kernel/route.ts';
import { clearDebts } from './clear-debts.ts';

export const routes = [route(endpoints.clearDebts, clearDebts)];
