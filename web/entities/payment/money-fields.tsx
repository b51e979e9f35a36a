import type { ReactNode } from 'react';
import { listAccounts } from '@hakobu/contract/accounting/account/account.endpoints.ts';
import { listTransactions } from '@hakobu/contract/accounting/transaction/transaction.endpoints.ts';
import type { AccountRole } from '@hakobu/contract/accounting/account/account-roles.ts';
import type { KindEntry, MoneySource } from '@hakobu/contract/accounting/transaction/transaction-kind.ts';
import { BASE_CURRENCY, currencyIds, type CurrencyId } from '@hakobu/contract/kernel/money.ts';
import type { RowOf } from '@hakobu/contract/kernel/endpoint.ts';
import { usePhrases, type Phrases } from '#app/i18n.ts';
import { useData } from '#client/hooks.ts';
import { formatMoney } from '#kit/format.ts';
import { EntityPicker } from '#kit/inputs/entity-picker.tsx';
import { Choice } from '#kit/inputs/inputs.tsx';
import type { InputProps } from '#kit/inputs/input-props.ts';
import { accountName } from '#entities/accounting/account-name.ts';
import { CustomerPicker } from '#entities/identity/customer-picker.tsx';
import { suppliers } from '#entities/product-options.ts';
import { useSources } from './source-choice.ts';

const partyPickers = {
  user: CustomerPicker,
  supplier: (props: InputProps<string>) => <EntityPicker {...suppliers} {...props} />,
};
export const partyLabels = {
  user: ($: Phrases) => $.common.field.customer,
  supplier: ($: Phrases) => $.common.field.supplier,
};

/** Chooses the party of a voucher. */
export function PartyPicker({
  party,
  ...rest
}: InputProps<string> & { party: keyof typeof partyPickers }): ReactNode {
  const Picker = partyPickers[party];
  return <Picker {...rest} />;
}

/** The currencies allowed for a kind, the usual one first. */
export function currenciesOf(which: KindEntry['currency'] | 'other'): [CurrencyId, ...CurrencyId[]] {
  if (which === 'local') return [BASE_CURRENCY];
  const foreign = currencyIds.filter((id) => id !== BASE_CURRENCY) as [CurrencyId, ...CurrencyId[]];
  return which === 'foreign' ? foreign : ['JPY', ...currencyIds.filter((id) => id !== 'JPY')];
}
export const toOptions = (ids: readonly string[]) => ids.map((id) => ({ value: id, label: id }));

type Waiting = RowOf<typeof listTransactions>;
/** The currency of a receipt and its unassigned amount. */
export const unassignedOf = ({ unassigned, to_currency_id, currency_id }: Waiting) => ({
  amount: unassigned ?? '0',
  currency_id: to_currency_id ?? currency_id,
});

/** Chooses a voucher with an unassigned amount by its number or the payer's text. */
export const UnassignedVoucherPicker = ({
  of,
  ...rest
}: InputProps<string> & { of: readonly string[]; onPick: (row: Waiting | undefined) => void }): ReactNode => (
  <EntityPicker<Waiting>
    endpoint={listTransactions}
    query={{ filter: { type_id: of.join(',') }, between: { unassigned: '0.01,infinity' }, sort: 'id' }}
    labelOf={(row) => {
      const { amount, currency_id } = unassignedOf(row);
      return [row.code_ref, formatMoney(amount, currency_id), row.description].filter(Boolean).join(' · ');
    }}
    {...rest}
  />
);

/** Chooses an open account among those that a kind allows. */
export function AccountChoice({
  offered,
  ...rest
}: InputProps<string> & { offered: readonly AccountRole[] }): ReactNode {
  const t = usePhrases();
  const accounts = useData(listAccounts)?.data ?? [];
  const options = accounts
    .filter(({ role, closed_at }) => closed_at === null && offered.some((one) => one === role))
    .map((account) => ({
      value: String(account.id),
      label: `${account.code} · ${t(accountName(account))}`,
    }));
  return <Choice {...rest} options={options} />;
}
interface SourceProps {
  sources: readonly MoneySource[];
  currency: string;
  label?: string;
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
}

/** Chooses a fund or bank account; the default is proposed. */
export function SourceChoice({ sources, currency, label, value, ...rest }: SourceProps): ReactNode {
  const found = useSources(sources, currency);
  const chosen = found.options.find((option) => option.value === value) ?? found.options[0];
  return (
    <Choice
      label={label === undefined ? found.label : `${label} (${found.label})`}
      value={chosen?.value ?? ''}
      options={found.options}
      {...rest}
    />
  );
}
