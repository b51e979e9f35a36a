import { z } from 'zod';
import { approvalKindIds, type TransactionKind } from '../../accounting/transaction/kinds.ts';
import { defineEndpoint } from '../../kernel/endpoint.ts';
import { integerId } from '../../kernel/fields.ts';
import { BASE_CURRENCY, postedField } from '../../kernel/money.ts';
import { organizationRow } from './organization.endpoints.ts';

const kindIds = approvalKindIds as [TransactionKind, ...TransactionKind[]];

/** Applies from now on. Waiting requests stay waiting, and posted vouchers stay posted. */
export const setApprovalLimit = defineEndpoint({
  id: 'identity.organization.set-second-person',
  method: 'PUT',
  path: 'organizations/{id}/second-person',
  summary: 'Say above which amount vouchers of which kinds wait for a second person',
  access: { resource: 'organization', action: 'update' },
  params: integerId,
  body: z.object({
    above: postedField(BASE_CURRENCY).nullable(),
    kinds: z.array(z.enum(kindIds, { error: 'not_one_of' }), { error: 'not_list' }).max(50, 'too_long'),
  }),
  response: organizationRow,
});
