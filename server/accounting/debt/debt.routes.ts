import * as endpoints from '@hakobu/contract/accounting/debt-lot/debt-lot.endpoints.ts';
import { route } from '#kernel/route.ts';
import { updateDebtLot } from './update-debt-lot.ts';

export const routes = [route(endpoints.updateDebtLot, updateDebtLot)];
