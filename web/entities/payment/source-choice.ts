import { listCards, listFunds } from '@hakobu/contract/accounting/fund/fund.endpoints.ts';
import type { MoneySource } from '@hakobu/contract/accounting/transaction/transaction-kind.ts';
import { compare, type Decimal } from '@hakobu/contract/kernel/decimal.ts';
import { usePhrases } from '#app/i18n.ts';
import { useData } from '#client/hooks.ts';
import { formatMoney } from '#kit/format.ts';

const lists = { fund: listFunds, card: listCards } as const;

/** The default source of an amount: the first account that holds it, otherwise the first. */
export const defaultSource = <Source extends { balance: Decimal }>(
  options: readonly Source[],
  amount: Decimal,
): Source | undefined => options.find(({ balance }) => compare(balance, amount) >= 0) ?? options[0];

/** The open funds and bank accounts with balances, in the order of `sources`. */
export function useAllSources(sources: readonly MoneySource[]) {
  const found = {
    fund: useData(lists.fund, {}, { enabled: sources.includes('fund') }),
    card: useData(lists.card, {}, { enabled: sources.includes('card') }),
  };
  return sources.flatMap((source) =>
    (found[source]?.data ?? [])
      .filter(({ closed_at }) => closed_at === null)
      .map(({ id, name, balance, currency_id }) => ({
        ...{ value: `${source} ${id}`, source, id, balance, currency_id },
        label: `${name} · ${formatMoney(balance, currency_id)}`,
      })),
  );
}

/** Those of a currency. */
export function useSources(sources: readonly MoneySource[], currency: string) {
  const t = usePhrases();
  return {
    label: sources.map((source) => t(($) => $.common.field[source])).join(' / '),
    options: useAllSources(sources).filter(({ currency_id }) => currency_id === currency),
  };
}
