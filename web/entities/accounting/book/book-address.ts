import { addDays, daysBetween } from '@hakobu/contract/kernel/business-day.ts';
import { useAddressSearch, useAddressWith } from '#client/address-search.ts';
import { today } from '#kit/format.ts';
import { daysOfMonth, pastMonths } from './months.ts';

/** The period, account and party in the address. */
export interface BookAddress {
  from: string;
  to: string;
  /** The period in the format of range filters. */
  period: string;
  account: string | undefined;
  party: { type: string; id: string } | undefined;
  currency: string | undefined;
  withoutClosing: boolean;
  page: number;
  change: ReturnType<typeof useAddressSearch>[1];
}

/** The open period and account; the default period is the current month. */
export function useBookAddress(): BookAddress {
  const [search, change] = useAddressSearch();
  const month = daysOfMonth(0);
  const { from = month.from, to = month.to } = search;
  const { account, party_type: type, party_id: id, currency, closing, page = '1' } = search;
  return {
    from,
    to,
    period: `${from || 'infinity'},${to || 'infinity'}`,
    account,
    party: type === undefined || id === undefined ? undefined : { type, id },
    currency,
    withoutClosing: closing === 'false',
    page: Number(page) || 1,
    change,
  };
}

/**
 * Default dates of dialogs: the last day of the period, or today in the current period; its month, or the
 * last complete month; and the day before the period.
 */
export function useDaysOfPeriod(): { lastDay: string; month: string; before: string } {
  const { from, to } = useBookAddress();
  const months = pastMonths();
  return {
    lastDay: to === '' || to > today() ? today() : to,
    month: (months.find(({ value }) => value === to.slice(0, 7)) ?? months[0]!).value,
    before: from === '' ? daysOfMonth(1).to : addDays(from, -1),
  };
}

/** The preceding period of equal length; undefined for an open-ended period. */
export function usePeriodBefore(): { from: string; to: string } | undefined {
  const { from, to } = useBookAddress();
  if (from === '' || to === '') return undefined;
  return { from: addDays(from, -daysBetween(from, to) - 1), to: addDays(from, -1) };
}

export interface Ledger {
  account?: string | undefined;
  party?: { type: string; id: string | number } | null | undefined;
  currency?: string | undefined;
  withoutClosing?: boolean;
  /** A period other than the open one. */
  within?: { from: string; to: string };
}

/** Builds the address of a ledger, by default in the open period. */
export function useLedgerAddress(): (ledger: Ledger) => string {
  const addressWith = useAddressWith();
  return ({ account, party, currency, withoutClosing = false, within }) =>
    addressWith({
      tab: 'ledger',
      page: undefined,
      account,
      party_type: party?.type,
      party_id: party?.id,
      currency,
      closing: withoutClosing ? 'false' : undefined,
      ...within,
    });
}
