import type { ErrorPhrases } from '@hakobu/contract/kernel/error-code.ts';
import type { roleErrors } from '@hakobu/contract/identity/role/role.errors.ts';

export const role = {
  name: 'Role',
  plural: 'Roles',
  /** Names of secondary entities. */
  entities: {
    permission: 'Permission',
  },
  field: {
    role_id: 'Role code',
    users: 'Users',
    right: 'Permission',
    row: 'Record number',
    action: 'Action',
    scope: 'Scope',
  },
  section: {
    rights: 'Permissions',
    explain: 'Permission check',
  },
  act: {
    explain: 'Check',
  },
  editor: {
    own: 'Own',
    organization: 'Organization',
    all: 'All',
    read: 'View',
    create: 'Create',
    update: 'Edit',
    delete: 'Delete',
    granted: 'Yes: the permission is granted',
    unknown_key: 'There is no such permission',
    disabled: 'No: the account is disabled',
    no_right: 'No: the role does not have this permission',
    scope_too_narrow: 'No: the scope of the permission is too narrow',
    row_out_of_reach: 'No: this record is out of scope',
    row_not_checked: 'Yes; individual records cannot be checked here',
  },
  known: {
    admin: 'Administrator',
    sale: 'Sales',
    purchase: 'Purchasing',
    warehouse: 'Warehouse',
    accounting: 'Accounting',
    customer: 'Customer',
  },
  errors: {
    role_taken: 'A role with this code already exists',
  } satisfies ErrorPhrases<typeof roleErrors>,
  rights: {
    role: {
      name: 'Roles',
      meaning: 'What each group of staff may do',
    },
    permission: {
      name: 'Permissions',
      meaning: 'Single permissions of a role',
    },
  },
  log: {
    permissions: 'Permissions',
    line: 'Permission',
    read: 'View',
    create: 'Create',
    update: 'Edit',
    delete: 'Delete',
  },
};
