import type { ErrorPhrases } from '@hakobu/contract/kernel/error-code.ts';
import type { addressErrors } from '@hakobu/contract/identity/address/address.errors.ts';

export const address = {
  name: 'Address',
  plural: 'Addresses',
  title: {
    mine: 'My addresses',
  },
  field: {
    address_detail: 'House number and street',
    conversion: 'Administrative units',
    default: 'Default',
    today_ward: 'Current ward',
  },
  act: {
    convert: 'Convert to current units',
    choose: 'Choose',
    add_address: 'New address',
  },
  message: {
    lacks: 'Choose a ward and enter house number and street',
    converted: '{{converted}} converted, {{left}} need a choice',
    no_ward: 'No data',
    default: 'Default',
  },
  conversion: {
    none: 'No ward',
    current: 'Current units',
    converted: 'Converted',
    needs_choice: 'Choice needed',
  },
  errors: {
    not_a_successor: 'The old unit was not merged into this one',
    default_address:
      'The default address cannot be deleted while there are others. Choose another default first',
  } satisfies ErrorPhrases<typeof addressErrors>,
  rights: {
    address: {
      name: 'Addresses',
      meaning: 'Address books of customers',
    },
  },
  log: {
    sender_tel: 'Sender phone',
    sender_address: 'Sender address',
    converted: 'Converted',
    needs_choice: 'Choice needed',
    resolved_ward_id: 'Current ward',
    ward_id: 'Ward',
    address_detail: 'House number and street',
    sender_name: 'Sender',
  },
};
