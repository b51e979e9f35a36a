import type { ErrorPhrases } from '@hakobu/contract/kernel/error-code.ts';
import type { clearingErrors } from '@hakobu/contract/accounting/clearing/clearing.errors.ts';

export const clearing = {
  of_customers: 'Customer reconciliation',
  of_suppliers: 'Supplier reconciliation',
  act: {
    clear: 'Clear',
    oldest_first: 'Earliest due first',
    print: 'Print confirmation',
  },
  field: {
    clears: 'Amount to clear',
    left: 'Left in wallet',
  },
  message: {
    choose: 'Choose a party and a currency',
    nothing: 'Nothing outstanding',
    not_payable: 'Awaiting approval',
    more: '{{shown}} of {{total}} documents are shown, earliest due first. Clear these to see the next; the confirmation can be printed once all are shown',
  },
  /** On paper, which is Vietnamese whoever prints it. */
  paper: {
    record: {
      title: 'Balance confirmation',
      as_of: 'As of {{day}}',
      a: 'Party A',
      b: 'Party B',
      wallet: 'Wallet balance',
      advance: 'Advance balance',
      document: 'Document',
      due: 'Due date',
      total: 'Amount',
      paid: 'Paid',
      outstanding: 'Outstanding',
      unsolved: 'Unsettled',
      sum: 'Total',
      agreed: 'Both parties confirm the figures above.',
      ours: 'For party A',
      theirs: 'For party B',
      sign: '(Signature, full name, seal)',
      documents: {
        order: 'Order',
        lading_bill: 'Bill of lading',
        contract: 'Contract',
        purchase: 'Purchase',
        sfa: 'Inbound item',
        container: 'Container',
      },
    },
  },
  errors: {
    debts_changed: 'These documents have changed: {{documents}}. Review the list again',
    document_settled_twice:
      '{{document}} is already covered by its contract in this list and would be settled twice',
  } satisfies ErrorPhrases<typeof clearingErrors>,
};
