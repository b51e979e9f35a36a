import type { ErrorPhrases } from '@hakobu/contract/kernel/error-code.ts';
import type { clearingErrors } from '@hakobu/contract/accounting/clearing/clearing.errors.ts';

export const clearing = {
  of_customers: 'Clearing of customers',
  of_suppliers: 'Clearing of suppliers',
  act: {
    clear: 'Clear',
    oldest_first: 'Oldest due first',
    print: 'Print record',
  },
  field: {
    clears: 'To clear',
    left: 'Left in the wallet',
  },
  message: {
    choose: 'Choose a party and a currency',
    nothing: 'Nothing is outstanding',
    not_payable: 'Not approved yet',
    more: '{{shown}} of {{total}} documents are shown, those due first. Clear these and the next follow; the record is printed when all are here',
  },
  /** On paper, which is Vietnamese whoever prints it. */
  paper: {
    record: {
      title: 'Record of debt comparison',
      as_of: 'As of {{day}}',
      a: 'Side A',
      b: 'Side B',
      wallet: 'Balance of the wallet',
      advance: 'Balance of advances',
      document: 'Document',
      due: 'Due day',
      total: 'Total',
      paid: 'Paid',
      outstanding: 'Outstanding',
      unsolved: 'Unsolved',
      sum: 'Sum',
      agreed: 'Both sides confirm the figures above.',
      ours: 'Representative of side A',
      theirs: 'Representative of side B',
      sign: '(Signature, full name, seal)',
      documents: {
        order: 'Order',
        lading_bill: 'Lading bill',
        contract: 'Contract',
        purchase: 'Purchase',
        sfa: 'Inbound item',
        container: 'Container',
      },
    },
  },
  errors: {
    debts_changed: 'These documents changed meanwhile: {{documents}}. Look at the list again',
    document_settled_twice:
      '{{document}} is named beside the contract that bears it, and would be settled twice',
  } satisfies ErrorPhrases<typeof clearingErrors>,
};
