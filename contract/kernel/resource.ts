import { z } from 'zod';
import type { ErrorCode } from '../errors.ts';
import { defineEndpoint, defineList, type Endpoint } from './endpoint.ts';
import { integerId, textId } from './fields.ts';
import type { ListSpec } from './list.ts';
import type { Action, Resource } from './permission.ts';

interface ResourceDeclaration<
  Row extends z.ZodType,
  Create extends z.ZodType,
  Update extends z.ZodType,
  L extends ListSpec,
> {
  /** Dotted name, `product.product`. Endpoint ids are `product.product.list` and so on. */
  id: string;
  path: string;
  /** English singular, for summaries. */
  title: string;
  permission: Resource;
  key: 'integer' | 'text';
  row: Row;
  create: Create;
  update: Update;
  list: L;
  detail?: Endpoint['detail'];
  errors?: readonly ErrorCode[];
}

/**
 * The five CRUD endpoints of an entity. Handlers of entities with business rules replace the generic
 * writes. An entity without one of the five does not mount it.
 */
export function defineResource<
  Row extends z.ZodType,
  Create extends z.ZodType,
  Update extends z.ZodType,
  const L extends ListSpec,
>(declared: ResourceDeclaration<Row, Create, Update, L>) {
  const { id, path, title, row, list, errors = [] } = declared;
  const { includes = [], appends = [] } = list;
  const access = (action: Action) => ({ resource: declared.permission, action });
  const one = {
    path: `${path}/{id}`,
    params: (declared.key === 'integer' ? integerId : textId) as z.ZodType<{ id: number | string }>,
  };
  return {
    list: defineList({
      ...{ id: `${id}.list`, path, row, list },
      summary: `List ${title} rows`,
      access: access('read'),
    }),
    get: defineEndpoint({
      ...one,
      ...{ id: `${id}.get`, method: 'GET', access: access('read') },
      summary: `Read one ${title}`,
      response: row,
      detail: declared.detail ?? { includes, appends },
    }),
    create: defineEndpoint({
      ...{ id: `${id}.create`, method: 'POST', path, access: access('create'), errors },
      summary: `Create a ${title}`,
      body: declared.create,
      response: row,
    }),
    update: defineEndpoint({
      ...one,
      ...{ id: `${id}.update`, method: 'PUT', access: access('update'), errors },
      summary: `Change a ${title}`,
      body: declared.update,
      response: row,
    }),
    delete: defineEndpoint({
      ...one,
      ...{ id: `${id}.delete`, method: 'DELETE', access: access('delete'), status: 204 },
      summary: `Delete a ${title}`,
      response: z.void(),
      errors: ['in_use', ...errors],
    }),
  };
}
