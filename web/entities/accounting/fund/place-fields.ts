import { bank } from '@hakobu/contract/accounting/bank/bank.endpoints.ts';
import type { card, fund } from '@hakobu/contract/accounting/fund/fund.endpoints.ts';
import { currencyIds } from '@hakobu/contract/kernel/money.ts';
import { usePhrases } from '#app/i18n.ts';
import type { CrudFields } from '#kit/crud-field.tsx';

/** The currency, fixed once the fund or account exists. */
const currencyField = (label: string) =>
  ({
    name: 'currency_id',
    label,
    kind: 'choice',
    options: currencyIds.map((id) => ({ value: id, label: id })),
    required: true,
    once: true,
  }) as const;

/** Whether vouchers may overdraw it. */
const neverBelowZeroField = (label: string) =>
  ({ name: 'never_below_zero', label, kind: 'yes_no', column: false }) as const;

/** The fields of a cash fund. */
export function useFundFields(): CrudFields<typeof fund.create> {
  const t = usePhrases();
  return [
    { name: 'name', label: t(($) => $.common.field.name), kind: 'text', required: true },
    currencyField(t(($) => $.common.field.currency)),
    neverBelowZeroField(t(($) => $.accounting.fund.field.never_below_zero)),
  ];
}

/** The fields of a bank account. */
export function useCardFields(): CrudFields<typeof card.create> {
  const t = usePhrases();
  return [
    { name: 'name', label: t(($) => $.common.field.name), kind: 'text', required: true },
    {
      name: 'bank_id',
      label: t(($) => $.accounting.bank.name),
      kind: 'entity',
      endpoint: bank.list,
      include: 'bank',
    },
    { name: 'number', label: t(($) => $.accounting.fund.field.number), kind: 'text' },
    { name: 'branch', label: t(($) => $.accounting.fund.field.branch), kind: 'text', column: false },
    { name: 'holder', label: t(($) => $.accounting.fund.field.holder), kind: 'text', column: false },
    currencyField(t(($) => $.common.field.currency)),
    neverBelowZeroField(t(($) => $.accounting.fund.field.never_below_zero)),
  ];
}
