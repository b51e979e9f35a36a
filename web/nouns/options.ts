import { listAreas } from '@hakobu/contract/identity/organization/organization.endpoints.ts';
import { user } from '@hakobu/contract/identity/user/user.endpoints.ts';
import { listShipmentMethods } from '@hakobu/contract/order/order/order.endpoints.ts';
import { product } from '@hakobu/contract/product/product/product.endpoints.ts';
import { supplier } from '@hakobu/contract/product/supplier/supplier.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { useLookup } from '#client/hooks.ts';
import type { Option } from '#kit/inputs/inputs.tsx';
import { wordIn } from '#kit/words.ts';

/** Areas as options, of one kind where asked. */
export function useAreas(kind?: 'origin' | 'destination'): {
  options: Option[];
  nameOf: (id: number | null) => string;
} {
  const areas = useLookup(listAreas);
  return {
    options: areas
      .filter((area) => kind === undefined || area.kind === kind)
      .map(({ id, name }) => ({ value: String(id), label: name })),
    nameOf: (id) => areas.find((area) => area.id === id)?.name ?? '',
  };
}

export function useShipmentMethods(): {
  options: Option[];
  nameOf: (id: string | null) => string;
  /** Kilograms that a cubic metre counts as. */
  factorOf: (id: string | null) => string | undefined;
} {
  const t = usePhrases();
  const methods = useLookup(listShipmentMethods);
  const nameOf = (id: string | null): string =>
    t(($) => wordIn($.common.method, id ?? '', methods.find((method) => method.id === id)?.name ?? ''));
  const factorOf = (id: string | null) => methods.find((method) => method.id === id)?.volumetric_factor;
  return { options: methods.map(({ id }) => ({ value: id, label: nameOf(id) })), nameOf, factorOf };
}

/** What pickers need to find a customer, product or supplier. */
export const customers = {
  endpoint: user.list,
  query: { filter: { role_id: 'customer' }, sort: 'name' },
  labelOf: (row: { id: number; name: string; tel?: string | null }) =>
    row.tel ? `${row.name} · ${row.tel}` : row.name,
};
export const products = {
  endpoint: product.list,
  onlyTyped: true,
  labelOf: (row: { id: string; name: string }) => `${row.id} · ${row.name}`,
};
export const suppliers = {
  endpoint: supplier.list,
  query: { sort: 'name' },
  labelOf: (row: { id: number; name: string }) => row.name,
};
