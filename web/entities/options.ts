import { user } from '@hakobu/contract/identity/user/user.endpoints.ts';
import { listShipmentMethods } from '@hakobu/contract/order/order/order.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { useLookup } from '#client/hooks.ts';
import type { Option } from '#kit/inputs/input-props.ts';
import { labelIn } from '#kit/labels.ts';

export function useShipmentMethods(): {
  options: Option[];
  nameOf: (id: string | null) => string;
  /** Kilograms that a cubic metre counts as. */
  factorOf: (id: string | null) => string | undefined;
} {
  const t = usePhrases();
  const methods = useLookup(listShipmentMethods);
  const nameOf = (id: string | null): string =>
    t(($) => labelIn($.common.method, id ?? '', methods.find((method) => method.id === id)?.name ?? ''));
  const factorOf = (id: string | null) => methods.find((method) => method.id === id)?.volumetric_factor;
  return { options: methods.map(({ id }) => ({ value: id, label: nameOf(id) })), nameOf, factorOf };
}

/** What pickers need to find a customer; see `product-options.ts` for products and suppliers. */
export const customers = {
  endpoint: user.list,
  query: { filter: { role_id: 'customer' }, sort: 'name' },
  labelOf: (row: { id: number; name: string; tel?: string | null }) =>
    row.tel ? `${row.name} · ${row.tel}` : row.name,
};
/** Who may sell an order: staff of the company. */
export const sellers = {
  endpoint: user.list,
  query: { filter: { role_id: 'sale,admin' }, sort: 'name' },
  labelOf: (row: { id: number; name: string }) => row.name,
};
