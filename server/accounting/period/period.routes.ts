import * as endpoints from '@hakobu/contract/accounting/period/period.endpoints.ts';
import { route } from '#kernel/route.ts';
import { closeAMonth } from './close-month.ts';
import { importTheOpening } from './import-opening.ts';
import { lockMonth, unlockMonth } from './lock-period.ts';
import { listPeriods } from './locked-periods.ts';
import { revalueCurrencies } from './revalue.ts';

export const routes = [
  route(endpoints.listLockedPeriods, listPeriods),
  route(endpoints.lockPeriod, lockMonth),
  route(endpoints.unlockPeriod, unlockMonth),
  route(endpoints.revalue, revalueCurrencies),
  route(endpoints.closeMonth, closeAMonth),
  route(endpoints.importOpening, importTheOpening),
];
