import type { Endpoint } from '@hakobu/contract/kernel/endpoint.ts';
import type { ListSpec } from '@hakobu/contract/kernel/list.ts';
import { findRow, listRows } from '../list/list-rows.ts';
import type { ListSource } from '../list/list-source.ts';
import { route, type Route } from '../route.ts';

type AnyEndpoint = Endpoint<any, any, any, any>;

/** Serves a list from its source. */
export const listRoute = <Row extends object>(
  endpoint: AnyEndpoint & { list?: ListSpec },
  source: ListSource<Row>,
): Route => route(endpoint, (ctx, { list }) => listRows(ctx, endpoint.list!, source, list));

/** Serves one row of a source by its id. `always` are relations included in every response. */
export const rowRoute = <Row extends object>(
  endpoint: AnyEndpoint,
  source: ListSource<Row>,
  always: readonly string[] = [],
): Route =>
  route(endpoint, (ctx, { params, include, append }) =>
    findRow(ctx, source, params.id, [...new Set([...include, ...always])], append),
  );
