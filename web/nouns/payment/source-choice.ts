import { listCards, listFunds } from '@hakobu/contract/accounting/fund/fund.endpoints.ts';
import type { MoneySource } from '@hakobu/contract/accounting/transaction/transaction-kind.ts';
import { usePhrases } from '#app/i18n.ts';
import { useData } from '#client/hooks.ts';
import { formatMoney } from '#kit/format.ts';

const lists = { fund: listFunds, card: listCards } as const;

/** The funds and cards of a currency that may be named, with what they hold, in the order of `sources`. */
export function useSources(sources: readonly MoneySource[], currency: string) {
  const t = usePhrases();
  const found = {
    fund: useData(lists.fund, {}, { enabled: sources.includes('fund') }),
    card: useData(lists.card, {}, { enabled: sources.includes('card') }),
  };
  return {
    label: sources.map((source) => t(($) => $.common.field[source])).join(' / '),
    options: sources.flatMap((source) =>
      (found[source]?.data ?? [])
        .filter(({ currency_id, closed_at }) => currency_id === currency && closed_at === null)
        .map(({ id, name, balance }) => ({
          ...{ value: `${source} ${id}`, source, id },
          label: `${name} · ${formatMoney(balance, currency)}`,
        })),
    ),
  };
}
