import { checkSeals } from '@hakobu/contract/accounting/seal/seal.endpoints.ts';
import { route } from '#kernel/route.ts';
import { verifyHashChain } from './verify-hash-chain.ts';

export const routes = [route(checkSeals, verifyHashChain)];
