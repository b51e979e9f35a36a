import { contract } from '@hakobu/contract/order/contract/contract.endpoints.ts';
import { may } from '#app/session.ts';
import { useData } from '#client/hooks.ts';
import { formatDate } from '#kit/format.ts';
import type { Option } from '#kit/inputs/input-props.ts';

const MOST = 50;

/** The active contracts of a customer, for users who may assign orders to contracts. */
export function useOpenContracts(customer: string): readonly Option[] {
  const found = useData(
    contract.list,
    { query: { filter: { customer_id: customer, status_id: 'Open' }, per_page: MOST } },
    { enabled: customer !== '' && may({ resource: 'contract', action: 'update' }) },
  );
  if (customer === '') return [];
  return (found?.data ?? []).map(({ id, start_date }) => ({
    value: id,
    label: `${id} · ${formatDate(start_date)}`,
  }));
}
