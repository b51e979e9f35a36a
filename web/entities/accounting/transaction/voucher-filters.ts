import { listCards, listFunds } from '@hakobu/contract/accounting/fund/fund.endpoints.ts';
import type { DocumentType } from '@hakobu/contract/accounting/charge/charge-kinds.ts';
import { anyKinds, transactionKindIds } from '@hakobu/contract/accounting/transaction/kinds.ts';
import { listTransactionTypes } from '@hakobu/contract/accounting/transaction/transaction.endpoints.ts';
import {
  listCustomerWallets,
  listSupplierWallets,
} from '@hakobu/contract/accounting/wallet/wallet.endpoints.ts';
import type { RowOf } from '@hakobu/contract/kernel/endpoint.ts';
import { currencyIds } from '@hakobu/contract/kernel/money.ts';
import { usePhrases } from '#app/i18n.ts';
import { entityName } from '#app/entity-names.ts';
import { useLookup } from '#client/hooks.ts';
import type { Filter } from '#kit/list/filter.ts';
import { sharedLabel } from '#kit/labels.ts';
import { parties } from '../debt/party.ts';

type Wallet = RowOf<typeof listCustomerWallets>;

/** Document types that vouchers can settle, from the table of kinds. */
const documentTypes = [
  ...new Set(
    transactionKindIds.flatMap((kind): readonly DocumentType[] => {
      const { postings } = anyKinds[kind];
      return 'documents' in postings ? postings.documents : [];
    }),
  ),
];

const walletName = ({ object, currency_id }: Wallet): string => `${object.name} · ${currency_id}`;

const named = { labelOf: ({ name }: { name: string }) => name };

export function useVoucherFilters(): Filter[] {
  const t = usePhrases();
  const kinds = useLookup(listTransactionTypes).map(({ id }) => id);
  const choice = (
    field: string,
    label: string,
    ids: readonly string[],
    word = (id: string) => id,
  ): Filter => ({
    ...{ field, label, kind: 'choice' },
    options: ids.map((value) => ({ value, label: word(value) })),
  });
  return [
    {
      ...{ field: 'type_id', label: sharedLabel('type'), kind: 'choice' },
      options: kinds.map((id) => ({ value: id, label: t(($) => $.accounting.transaction.type[id]) })),
    },
    { field: 'customer_id', label: sharedLabel('customer'), kind: 'entity', ...parties.user.picker },
    { field: 'supplier_id', label: sharedLabel('supplier'), kind: 'entity', ...parties.supplier.picker },
    { field: 'voucher_date', label: sharedLabel('voucher_date'), kind: 'days' },
    {
      field: 'receipts.receiptable_id',
      label: t(($) => $.accounting.statistic.field.document),
      kind: 'text',
    },
    choice(
      'receipts.receiptable_type',
      t(($) => $.accounting.transaction.field.document_type),
      documentTypes,
      (type) => t(($) => entityName($, type as DocumentType)),
    ),
    { field: 'code_ref', label: sharedLabel('code_ref'), kind: 'text' },
    { field: 'fund_id', label: sharedLabel('fund'), kind: 'entity', endpoint: listFunds, ...named },
    { field: 'card_id', label: sharedLabel('card'), kind: 'entity', endpoint: listCards, ...named },
    {
      ...{ field: 'wallet_id', label: sharedLabel('wallet'), kind: 'entity' },
      ...{ endpoint: listCustomerWallets, labelOf: walletName },
    },
    {
      ...{ field: 'supplier_wallet_id', label: t(($) => $.accounting.wallet.title.suppliers) },
      ...{ kind: 'entity', endpoint: listSupplierWallets, labelOf: walletName },
    },
    { field: 'credit_order_id', label: t(($) => $.accounting.credit_order.name), kind: 'text' },
    choice('currency_id', sharedLabel('currency'), currencyIds),
    { field: 'amount', label: sharedLabel('amount'), kind: 'range' },
    { field: 'unassigned', label: t(($) => $.accounting.transaction.field.unassigned), kind: 'range' },
  ];
}
