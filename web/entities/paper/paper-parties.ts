import { address } from '@hakobu/contract/identity/address/address.endpoints.ts';
import { listOrganizations } from '@hakobu/contract/identity/organization/organization.endpoints.ts';
import { user } from '@hakobu/contract/identity/user/user.endpoints.ts';
import { supplier } from '@hakobu/contract/product/supplier/supplier.endpoints.ts';
import { currentUser, may, scope } from '#app/session.ts';
import { useData, useLookup } from '#client/hooks.ts';
import type { PaperLanguage } from '#kit/paper/paper-figures.ts';
import type { PaperParty } from '#kit/paper/paper-party.tsx';

/** Parties of a paper, and the language of the one who receives it. */
interface Receiver {
  party: PaperParty | undefined;
  language: PaperLanguage;
}

/** The company of the books; a warehouse uses that of its company. */
export function useOurCompany(): PaperParty | undefined {
  const all = useLookup(listOrganizations);
  const chosen = scope.organization() || String(currentUser()?.organization_id);
  const own = all.find(({ id }) => String(id) === chosen);
  return all.find(({ id }) => id === own?.parent_id) ?? own;
}

/** A customer with the default address. Customers are in Vietnam. */
export function useCustomerParty(id: number, enabled = true): Receiver {
  const found = useData(user.list, { query: { filter: { id }, per_page: 1 } }, { enabled });
  const own = useData(
    address.list,
    { query: { filter: { user_id: id, default: true }, per_page: 1 } },
    { enabled: enabled && may({ resource: 'address', action: 'read' }) },
  );
  const customer = found?.data[0];
  return {
    party: customer && { ...customer, address: own?.data[0]?.full_address },
    language: 'vi',
  };
}

/** A supplier, who reads the language of its country. */
export function useSupplierParty(id: number, enabled = true): Receiver {
  const party = useData(
    supplier.get,
    { params: { id } },
    { enabled: enabled && may({ resource: 'supplier', action: 'read' }) },
  );
  return { party, language: party?.country_id === 'vn' ? 'vi' : 'ja' };
}
