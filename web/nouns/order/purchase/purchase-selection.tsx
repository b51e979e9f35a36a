import { Anchor } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import type { RowOf } from '@hakobu/contract/kernel/endpoint.ts';
import { listPurchases } from '@hakobu/contract/order/purchase/purchase.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { useCall } from '#client/hooks.ts';
import type { Search } from '#client/search.ts';
import { columnsFor } from '#kit/columns/columns.tsx';
import { askedQuery } from '#kit/list/filter.ts';
import { FilterRow } from '#kit/list/filter-row.tsx';
import { Rows } from '#kit/page.tsx';
import { purchaseFilters } from './purchase-filters.ts';

type Chosen = RowOf<typeof listPurchases>;
const PAGE = 15;
const column = columnsFor<Chosen>().saying(($) => $.order.purchase.field);

/** Chooses one purchase from a table of them, which is narrowed like their list; in a dialog. */
export function PurchaseSelection({
  start = {},
  onChoose,
}: {
  /** What it is narrowed to at first. */
  start?: Search;
  onChoose: (purchase: Chosen) => void;
}): ReactNode {
  const t = usePhrases();
  const [search, setSearch] = useState<Search>(start);
  const [most, setMost] = useState(PAGE);
  const filters = purchaseFilters();
  const query = askedQuery(filters, search, { include: ['supplier', 'trackings'] }, { page: 1, rows: most });
  const reading = useCall(listPurchases, { query });
  return (
    <>
      <FilterRow
        endpoint={listPurchases}
        filters={filters}
        search={search}
        set={(change) => setSearch({ ...search, ...change })}
        searchWait={undefined}
        keeping={null}
      />
      <Rows
        rows={reading}
        idOf={({ id }) => id}
        onOpen={onChoose}
        label={t(($) => $.order.purchase.plural)}
        columns={[
          column.code('id'),
          column.entity('supplier'),
          column.status('status_id', 'purchase', ($) => $.order.purchase.status),
          column.money('total'),
          column.money('unsolved'),
          column.names('trackings', ({ code }) => code, { title: ($) => $.common.field.tracking }),
          column.createdAt(),
        ]}
      />
      {(reading.data?.total ?? 0) > most && (
        <Anchor component="button" type="button" size="xs" onClick={() => setMost(most + PAGE)}>
          {t(($) => $.common.act.load_more)}
        </Anchor>
      )}
    </>
  );
}
