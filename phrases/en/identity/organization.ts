import type { ErrorPhrases } from '@hakobu/contract/kernel/error-code.ts';
import type { organizationErrors } from '@hakobu/contract/identity/organization/organization.errors.ts';

export const organization = {
  name: 'Organization',
  plural: 'Organizations',
  /** Names of secondary entities. */
  entities: {
    area: 'Area',
  },
  field: {
    time_zone: 'Time zone',
    kind: 'Type',
    members: 'Members',
    areas: 'Areas',
    representative: 'Representative',
    auction_cancel_fee: 'Fee for cancelling a won lot',
    quantity_tolerance: 'Quantity tolerance of wholesale orders (%)',
    sales_vat: 'VAT on sales',
    second_person: 'Second approval of vouchers',
    second_person_above: 'Above (VND)',
    second_person_kinds: 'Voucher types',
    above: 'Above (VND)',
    kinds: 'Voucher types',
    type_id: 'Order type',
    percent: 'VAT (%)',
  },
  kind: {
    company: 'Company',
    warehouse: 'Warehouse',
    origin: 'Origin',
    destination: 'Destination',
  },
  message: {
    no_second_person: 'Not required',
    second_person_above: 'above {{amount}}',
  },
  errors: {
    area_taken: 'An area with this name already exists',
  } satisfies ErrorPhrases<typeof organizationErrors>,
  rights: {
    organization: {
      name: 'Organizations',
      meaning: 'The company and its warehouses',
    },
  },
  log: {
    members_attached: 'Members added',
    members_detached: 'Members removed',
  },
};
