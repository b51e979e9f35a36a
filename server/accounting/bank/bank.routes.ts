import { bank } from '@hakobu/contract/accounting/bank/bank.endpoints.ts';
import { resourceRoutes } from '#kernel/crud/resource-routes.ts';
import { bankSource } from './bank.queries.ts';

export const routes = Object.values(
  resourceRoutes(bank, { table: 'banks', name: 'bank', source: bankSource }),
);
