import type { ErrorPhrases } from '@hakobu/contract/kernel/error-code.ts';
import type { roleErrors } from '@hakobu/contract/identity/role/role.errors.ts';

export const role = {
  name: 'Role',
  plural: 'Roles',
  /** Names of secondary entities. */
  entities: {
    permission: 'Right',
  },
  field: {
    role_id: 'Role code',
    users: 'Users',
    right: 'Right',
    row: 'Row number',
    action: 'Action',
    scope: 'Reach',
  },
  section: {
    rights: 'Rights',
    explain: 'Why may somebody, or why not',
  },
  act: {
    explain: 'Ask',
  },
  editor: {
    own: 'Own',
    organization: 'Organization',
    all: 'Everywhere',
    read: 'See',
    create: 'Make',
    update: 'Change',
    delete: 'Delete',
    granted: 'Yes: this right is given',
    unknown_key: 'There is no such right',
    disabled: 'No: the account is disabled',
    no_right: 'No: the role does not have this right',
    scope_too_narrow: 'No: the right does not reach that far',
    row_out_of_reach: 'No: this row is out of reach',
    row_not_checked: 'Yes; single rows cannot be checked here',
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
    role_taken: 'A role with this id exists',
  } satisfies ErrorPhrases<typeof roleErrors>,
  rights: {
    role: {
      name: 'Roles',
      meaning: 'What each kind of staff may do',
    },
    permission: {
      name: 'Permissions',
      meaning: 'Single lines of this matrix',
    },
  },
  log: {
    permissions: 'Lines of the matrix',
    line: 'Line of the matrix',
    read: 'See',
    create: 'Make',
    update: 'Change',
    delete: 'Delete',
  },
};
