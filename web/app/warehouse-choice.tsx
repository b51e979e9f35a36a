import { Select } from '@mantine/core';
import type { ReactNode } from 'react';
import { listOrganizations } from '@hakobu/contract/identity/organization/organization.endpoints.ts';
import { useLookup } from '#client/hooks.ts';
import { usePhrases } from './i18n.ts';
import { scope } from './session.ts';

/** Chooses the warehouse of warehouse screens; changing it reloads the page. */
export default function WarehouseChoice(): ReactNode {
  const t = usePhrases();
  const warehouses = useLookup(listOrganizations, { filter: { kind: 'warehouse' } });
  return (
    <Select
      aria-label={t(($) => $.common.frame.app.warehouse)}
      w={{ base: 104, sm: 170 }}
      value={scope.warehouse()}
      allowDeselect={false}
      comboboxProps={{ withinPortal: true }}
      data={[
        { value: '', label: t(($) => $.common.frame.app.all_warehouses) },
        ...warehouses.map(({ id, name }) => ({ value: String(id), label: name })),
      ]}
      onChange={(id) => {
        scope.chooseWarehouse(id ?? '');
        location.reload();
      }}
    />
  );
}
