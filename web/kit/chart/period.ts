import type { Phrases } from '#app/i18n.ts';
import { useAddressSearch } from '#client/address-search.ts';

/** The periods that charts show, by their value in the address. */
export const periods = [
  '7',
  '30',
  '90',
  '12m',
] as const satisfies (keyof Phrases['common']['dashboard']['period'])[];
export type Period = (typeof periods)[number];

const USUAL: Period = '30';

/** The period in the address, `?period=90`, and a function that changes it. */
export function usePeriod(): readonly [Period, (period: Period) => void] {
  const [{ period }, change] = useAddressSearch();
  return [
    periods.find((one) => one === period) ?? USUAL,
    (chosen) => change({ period: chosen === USUAL ? undefined : chosen }, { replace: true, stay: true }),
  ];
}

/** The query of a statistic over a period, with the one before. */
export const queryOf = (period: Period) => ({
  plain: { ...(period === '12m' ? { months: 12 } : { days: Number(period) }), compare: 1 },
});

/** What the rows of a period are. */
export const unitOf = (period: Period): 'day' | 'month' => (period === '12m' ? 'month' : 'day');
