import { sql, type RawBuilder } from 'kysely';
import type { Permission } from '@hakobu/contract/kernel/permission.ts';
import { scopeIncludes } from './scope-includes.ts';

/** Users whose permission to update rows of a resource covers an organization, for `notify`. */
export const usersWhoMayChange = (
  resource: Permission['resource'],
  organizationId: number,
): RawBuilder<unknown> => sql`
  select w.id
  from users w
  join role_permissions p on p.role_id = w.role_id and p.resource_id = ${resource} and p.may_update
  where ${scopeIncludes('w', organizationId)}`;
