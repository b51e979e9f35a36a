import type { ErrorPhrases } from '@hakobu/contract/kernel/error-code.ts';
import type { addressErrors } from '@hakobu/contract/identity/address/address.errors.ts';

export const address = {
  name: 'Address',
  plural: 'Addresses',
  title: {
    mine: 'My addresses',
  },
  field: {
    address_detail: 'House and street',
    conversion: 'Units',
    default: 'Default',
    today_ward: 'Ward of today',
  },
  act: {
    convert: 'Convert to the units of today',
    choose: 'Choose',
    add_address: 'New address',
  },
  message: {
    lacks: 'Choose a ward and give house and street',
    converted: '{{converted}} converted, {{left}} to be chosen',
    no_ward: 'No data',
    default: 'Default',
  },
  conversion: {
    none: 'No ward',
    current: 'Units of today',
    converted: 'Converted',
    needs_choice: 'To be chosen',
  },
  errors: {
    not_a_successor: 'The old unit did not become this one',
    default_address: 'The default address stays while there are others. Make another one the default first',
  } satisfies ErrorPhrases<typeof addressErrors>,
  rights: {
    address: {
      name: 'Addresses',
      meaning: 'Address books of customers',
    },
  },
  log: {
    sender_tel: 'Sender’s phone',
    sender_address: 'Sender’s address',
    converted: 'Converted',
    needs_choice: 'To be chosen',
    resolved_ward_id: 'Ward of today',
    ward_id: 'Ward',
    address_detail: 'House and street',
    sender_name: 'Sender',
  },
};
