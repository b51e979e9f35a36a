import type { ReactNode } from 'react';
import { walletsByDay } from '@hakobu/contract/accounting/statistic/wallets-by-day.endpoints.ts';
import type { ResponseOf } from '@hakobu/contract/kernel/endpoint.ts';
import { currencyIds } from '@hakobu/contract/kernel/money.ts';
import { usePhrases } from '#app/i18n.ts';
import { useData } from '#client/hooks.ts';
import { Facts } from '#kit/page.tsx';
import { BalanceSparkline } from './balance-sparkline.tsx';

type Went = ResponseOf<typeof walletsByDay.user> | undefined;
const DAYS = 90;

/** The balance history of somebody's wallets, loaded beside the page. */
export const useWalletsByDay = (type: keyof typeof walletsByDay, walletable_id: number): Went =>
  useData(walletsByDay[type], { query: { plain: { walletable_id, days: DAYS } } });

/** A chart for each wallet; its space is reserved while it loads. */
export function WalletLines({
  wallets,
  went,
}: {
  wallets: readonly { id: number; currency_id: string }[];
  went: Went;
}): ReactNode {
  const t = usePhrases();
  const inOrder = currencyIds.flatMap((id) => wallets.filter(({ currency_id }) => currency_id === id));
  return (
    <Facts
      rows={inOrder.map(({ id, currency_id: currency }) => {
        const held = went?.wallets.find((wallet) => wallet.id === id)?.held ?? [];
        const moved = held.some((amount) => amount !== '0');
        return [
          `${currency} · ${t(($) => $.common.dashboard.ninety_days)}`,
          <div key={id} className="sparkline-place">
            {moved ? (
              <BalanceSparkline balances={held} first={went?.first} currency={currency} size="own" />
            ) : (
              went !== undefined && '–'
            )}
          </div>,
        ];
      })}
    />
  );
}
