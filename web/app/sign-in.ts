import type { ResponseOf } from '@hakobu/contract/kernel/endpoint.ts';
import type { createToken } from '@hakobu/contract/identity/session/session.endpoints.ts';
import { queryClient } from '#client/hooks.ts';
import { scope, setCurrentUser, tokens } from './session.ts';

/** Starts a session after a sign-in and clears the data of the previous user. */
export function saveSession(answer: ResponseOf<typeof createToken>): void {
  tokens.keep(answer);
  setCurrentUser(undefined);
  scope.chooseOrganization(''); // The next user may not belong to it.
  queryClient.clear();
}

/** The start screen by role. */
const landings: Record<string, string> = {
  admin: '/admin/dashboard',
  sale: '/sale/orders/retail',
  purchase: '/purchase/list-to-buy',
  warehouse: '/warehouse/inbound/purchase-order',
  accounting: '/accounting/statistics/transaction',
  customer: '/customer/orders',
};
export const landingOf = (roleId: string): string | undefined => landings[roleId];
