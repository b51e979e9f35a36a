import { checkSeals } from '@hakobu/contract/accounting/seal/seal.endpoints.ts';
import { route } from '#kernel/route.ts';
import { readSeals } from './check-seals.ts';

export const routes = [route(checkSeals, readSeals)];
