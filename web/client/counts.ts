import { useQuery } from '@tanstack/react-query';
import {
  countLists,
  type MAX_VIEW_COUNT,
  type MAX_TASK_COUNT,
} from '@hakobu/contract/helper/count/count.endpoints.ts';
import { call, queryKeyOf, queryText, type Query } from './call.ts';

/** A list to be counted, under a name. */
export interface CountedList {
  name: string;
  list: string;
  query: Query;
  warehouse: string;
}

/** The part of a list query that affects its count. */
const countKeyOf = ({ filter = {}, between = {}, q }: Query): string =>
  queryText({ filter, between, q }).slice(1);

interface Counting {
  asked: readonly CountedList[];
  most: typeof MAX_VIEW_COUNT | typeof MAX_TASK_COUNT;
  /** Call ids whose changes trigger a recount. */
  shows: readonly string[];
  enabled: boolean;
  /** Milliseconds for which cached counts are fresh. */
  fresh: number;
}

/** The row counts of several lists, in one request. */
export function useCounts({
  asked,
  most,
  shows,
  enabled,
  fresh,
}: Counting): Readonly<Record<string, number>> {
  const lists = asked.map(({ name, list, query, warehouse }) => ({
    ...{ name, list, query: countKeyOf(query) },
    ...(warehouse !== '' && { warehouse: Number(warehouse) }),
  }));
  const query: Query = { plain: { asked: JSON.stringify(lists), most } };
  const { data } = useQuery({
    queryKey: queryKeyOf(countLists, { query }),
    queryFn: () => call(countLists, { query }),
    enabled: enabled && asked.length > 0,
    staleTime: fresh,
    placeholderData: (before) => before,
    meta: { shows, errorShownInPlace: true },
  });
  return data?.data ?? {};
}

/** The text of a count; `999+` at the cap. */
export const formatCount = (count: number, most: number): string =>
  count >= most ? `${(most - 1).toLocaleString()}+` : count.toLocaleString();
