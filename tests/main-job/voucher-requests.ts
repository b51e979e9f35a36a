// Fixtures for vouchers above the limit: a customer with five million VND, and an approver.
import { approvalKindIds } from '../../contract/accounting/transaction/kinds.ts';
import { refused } from '../support/refused.ts';
import { colleague } from '../support/other-callers.ts';
import type { Caller, TestServer } from '../support/test-server.ts';
import { deposit, done, makeCustomer, type People } from './main-job.ts';
import { balanceOf, pay } from './money.ts';

export const LIMIT = '1000000';

/** Vouchers of a customer in VND, requested by the accountant. `begin` is called before each test. */
export function requestSteps(server: TestServer, crew: People) {
  let second: Caller | undefined;
  let customer = 0;
  const limit = (above: string | null, kinds: readonly string[] = approvalKindIds) =>
    done(crew.admin('PUT', 'organizations/1/second-person', { above, kinds }), 200);
  const withdraw = (amount: string, body: object = {}) =>
    pay(crew, 'withdrawal', customer, { amount, currency_id: 'VND', fund_id: 1, ...body });
  return {
    limit,
    withdraw,
    async begin() {
      second ??= await colleague(server, 'accounting');
      await limit(LIMIT);
      customer = (await makeCustomer(crew)).id;
      await deposit(crew, customer, '5000000', 'VND');
      return { second, customer };
    },
    /** Requests a voucher above the limit; returns the id of the request. */
    ask: async (reply: ReturnType<Caller> = withdraw('1000001')): Promise<number> =>
      (await refused(reply, 'second_person_required')).details!.voucher_request_id as number,
    approve: (id: number, caller = second!, options: object = {}) =>
      caller('PUT', `voucher-requests/${id}/approve`, {}, options),
    decline: (id: number, caller = second!, reason = 'Sai số tiền') =>
      caller('PUT', `voucher-requests/${id}/decline`, { reason }),
    takeBack: (id: number, caller: Caller = crew.accounting, options: object = {}) =>
      caller('PUT', `voucher-requests/${id}/withdraw`, {}, options),
    read: (id: number, caller = second!) => done(caller('GET', `voucher-requests/${id}`), 200),
    wallet: () => balanceOf(server, 'WALLET', customer, 'VND'),
  };
}
