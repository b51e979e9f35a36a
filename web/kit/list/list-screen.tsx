import { ActionIcon, Button, Checkbox, Group, Skeleton, Table, Text, Tooltip } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconFilter, IconFilterOff, IconRefresh } from '@tabler/icons-react';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import type { RowOf } from '@hakobu/contract/kernel/endpoint.ts';
import { usePhrases } from '#app/i18n.ts';
import type { Query } from '#client/call.ts';
import { useCall } from '#client/hooks.ts';
import { PAGE_SIZE } from '#client/preload-list.ts';
import { Page, type Column } from '../page.tsx';
import { Pages } from '../pages.tsx';
import { askedQuery, FilterField, SearchBox, type Filter, type ListEndpoint } from './filters.tsx';
import { useQuickLook } from './use-quick-look.ts';
import { useListView } from './use-list-view.ts';
import { ViewButton } from './view-button.tsx';

const QuickView = lazy(() => import('./quick-view.tsx'));

interface ListScreenProps<E extends ListEndpoint> {
  title: string;
  endpoint: E;
  /** Names the screen's state in the address: `{store}-page`. */
  store: string;
  columns: readonly (Column<RowOf<E>> | false)[];
  filters?: readonly Filter[];
  query?: Query;
  actions?: ReactNode;
  onOpen?: (row: RowOf<E>) => void;
  /** A closer look at a row without leaving the list, when somebody stays on it for a second. */
  quickView?: (row: RowOf<E>) => ReactNode;
  /** Lets rows be ticked; `bar` is shown with the chosen ones. */
  selection?: { idOf: (row: RowOf<E>) => string; bar: (rows: RowOf<E>[], clear: () => void) => ReactNode };
  /** Milliseconds after the last key before it searches; a third of a second unless told. */
  searchWait?: number;
  children?: ReactNode;
}

/**
 * A list as a screen: filter row, sort by header, pages above one, reload. All of its state lives in the
 * address.
 */
export function ListScreen<E extends ListEndpoint>({
  title,
  endpoint,
  store,
  columns,
  filters = [],
  query = {},
  actions,
  onOpen,
  quickView,
  selection,
  searchWait,
  children,
}: ListScreenProps<E>): ReactNode {
  const t = usePhrases();
  const { search, set } = useListState(store);
  const [unfolded, setUnfolded] = useState(false);
  const page = Number(search.page ?? '1') || 1;
  const asked = askedQuery(filters, search, query, page);
  const { data, isFetching, isPending, refetch } = useCall(endpoint, { query: asked });
  const answer = data as
    | { data: RowOf<E>[]; last_page?: number; total?: number; total_capped?: boolean }
    | undefined;
  const filtered = Object.keys(search).some((name) => name !== 'page' && name !== 'sort');
  const { chosen, toggle, clear } = useSelection(selection?.idOf, answer?.data);
  const all = columns.filter((column) => column !== false);
  const [view, setView] = useListView(store);
  const shown = all.filter(({ key }) => !view.hidden.includes(key));
  const look = useQuickLook<RowOf<E>>();
  const named = quickView && shown.find(({ title: head }) => head !== '')?.key;
  return (
    <Page
      title={title}
      actions={
        <>
          {actions}
          <Tooltip label={t(($) => $.common.act.reload)}>
            <ActionIcon
              variant="default"
              aria-label={t(($) => $.common.act.reload)}
              loading={isFetching && !isPending}
              onClick={() => void refetch()}
            >
              <IconRefresh size={16} />
            </ActionIcon>
          </Tooltip>
          <ViewButton {...{ title, endpoint, filters, all, view, setView }} query={asked} />
        </>
      }
    >
      <div className="filters folding" role="search" {...(unfolded && { 'data-open': true })}>
        {endpoint.list.search && (
          <SearchBox wait={searchWait} value={search.q ?? ''} onChange={(q) => set({ q, page: '' })} />
        )}
        {filters.length > 0 && (
          <Button
            className="fold"
            hiddenFrom="sm"
            variant={filtered ? 'light' : 'default'}
            leftSection={<IconFilter size={14} />}
            aria-expanded={unfolded}
            onClick={() => setUnfolded(!unfolded)}
          >
            {t(($) => $.common.list.filter.show)}
          </Button>
        )}
        {filters.map((filter) => (
          <FilterField
            key={filter.field}
            filter={filter}
            search={search}
            set={(change) => set({ ...change, page: '' })}
          />
        ))}
        {filtered && (
          <Button
            variant="subtle"
            leftSection={<IconFilterOff size={14} />}
            onClick={() => set(Object.fromEntries(Object.keys(search).map((name) => [name, ''])))}
          >
            {t(($) => $.common.act.clear)}
          </Button>
        )}
      </div>
      {children}
      {selection !== undefined && chosen.length > 0 && (
        <Group gap="sm">
          <Text size="sm">{t(($) => $.common.message.selected, { count: chosen.length })}</Text>
          {selection.bar(chosen, clear)}
        </Group>
      )}
      <Table.ScrollContainer minWidth={0} type="native">
        <Table
          className="list"
          {...(view.dense && { verticalSpacing: 1 })}
          stickyHeader
          aria-label={title}
          aria-busy={isFetching}
        >
          <Table.Thead>
            <Table.Tr>
              {selection !== undefined && <Table.Th w={30} aria-label={t(($) => $.common.act.add)} />}
              {shown.map((column) => (
                <Table.Th key={column.key} ta={column.right ? 'right' : 'left'} w={column.width}>
                  <SortTitle column={column} sort={search.sort} setSort={(sort) => set({ sort, page: '' })} />
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {isPending &&
              Array.from({ length: 8 }, (_, index) => (
                <Table.Tr key={index}>
                  {shown.map(({ key }) => (
                    <Table.Td key={key}>
                      <Skeleton h={14} my={3} />
                    </Table.Td>
                  ))}
                </Table.Tr>
              ))}
            {answer?.data.map((row, index) => (
              <Table.Tr
                key={(row as { id?: string }).id ?? index}
                className={onOpen === undefined ? '' : 'opens'}
                onClick={() => onOpen?.(row)}
                {...(onOpen && {
                  tabIndex: 0,
                  onKeyDown: (event) => {
                    if (event.key === 'Enter') onOpen(row);
                  },
                })}
              >
                {selection !== undefined && (
                  <Table.Td onClick={(event) => event.stopPropagation()}>
                    <Checkbox
                      aria-label={selection.idOf(row)}
                      checked={chosen.includes(row)}
                      onChange={() => toggle(row)}
                    />
                  </Table.Td>
                )}
                {shown.map(({ key, render, right }) => (
                  <Table.Td
                    key={key}
                    ta={right ? 'right' : 'left'}
                    {...(key === named && { onMouseEnter: look.enter(row), onMouseLeave: look.leave })}
                  >
                    {render(row)}
                  </Table.Td>
                ))}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
      {quickView !== undefined && look.looked !== undefined && (
        <Suspense fallback={null}>
          <QuickView at={look.looked.at} onMouseEnter={look.stay} onMouseLeave={look.leave}>
            {quickView(look.looked.row)}
          </QuickView>
        </Suspense>
      )}
      {answer?.data.length === 0 && (
        <Text c="dimmed" ta="center" py="lg">
          {t(filtered ? ($) => $.common.message.empty_filtered : ($) => $.common.message.empty)}
        </Text>
      )}
      <Group justify="space-between" gap="xs">
        {answer?.total !== undefined && answer.total > 0 ? (
          <Text size="xs" c="dimmed" className="figure">
            {t(($) => $.common.message.rows_of, {
              from: (page - 1) * PAGE_SIZE + 1,
              to: (page - 1) * PAGE_SIZE + answer.data.length,
              total: `${answer.total.toLocaleString()}${answer.total_capped ? '+' : ''}`,
            })}
          </Text>
        ) : (
          <span />
        )}
        <Pages last={answer?.last_page ?? 1} page={page} onChange={(next) => set({ page: String(next) })} />
      </Group>
    </Page>
  );
}

/** The part of the address that belongs to one list, without its prefix. */
function useListState(store: string): {
  search: Record<string, string>;
  set: (change: Record<string, string>) => void;
} {
  const all = useSearch({ strict: false }) as Record<string, string>;
  const navigate = useNavigate();
  const search = Object.fromEntries(
    Object.entries(all)
      .filter(([name]) => name.startsWith(`${store}-`))
      .map(([name, value]) => [name.slice(store.length + 1), String(value)]),
  );
  const set = (change: Record<string, string>) =>
    void navigate({
      to: '.',
      replace: true,
      search: ((before: Record<string, string>) =>
        Object.fromEntries(
          Object.entries({
            ...before,
            ...Object.fromEntries(Object.entries(change).map(([name, value]) => [`${store}-${name}`, value])),
          }).filter(([, value]) => value !== ''),
        )) as never,
    });
  return { search, set };
}

function SortTitle<Row>({
  column: { title, sort: field },
  sort,
  setSort,
}: {
  column: Column<Row>;
  sort: string | undefined;
  setSort: (sort: string) => void;
}): ReactNode {
  if (field === undefined) return title;
  const next = sort === field ? `-${field}` : sort === `-${field}` ? '' : field;
  return (
    <button type="button" className="sortable" onClick={() => setSort(next)}>
      {title}{' '}
      {sort === field ? <IconArrowUp size={12} /> : sort === `-${field}` ? <IconArrowDown size={12} /> : null}
    </button>
  );
}

function useSelection<Row>(
  idOf: ((row: Row) => string) | undefined,
  rows: Row[] | undefined,
): { chosen: Row[]; toggle: (row: Row) => void; clear: () => void } {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  if (idOf === undefined) return { chosen: [], toggle: () => {}, clear: () => {} };
  return {
    chosen: (rows ?? []).filter((row) => ids.has(idOf(row))),
    toggle: (row) =>
      setIds((before) => {
        const after = new Set(before);
        if (!after.delete(idOf(row))) after.add(idOf(row));
        return after;
      }),
    clear: () => setIds(new Set()),
  };
}
