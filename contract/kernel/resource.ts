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
  /** Dotted name, `product.product`; the calls become `product.product.list` and so on. */
  id: string;
  path: string;
  /** English singular, for the summaries. */
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
 * The five calls of a plain resource. A noun with rules uses the same declaration and overrides the writes
 * with its own use cases; a noun that lacks one of the five simply does not mount it.
 */
export function defineResource<
  Row extends z.ZodType,
  Create extends z.ZodType,
  Update extends z.ZodType,
  const L extends ListSpec,
>(declared: ResourceDeclaration<Row, Create, Update, L>) {
  const { id, path, title, row, errors = [] } = declared;
  const params: z.ZodType<{ id: number | string }> = declared.key === 'integer' ? integerId : textId;
  const access = (action: Action) => ({ resource: declared.permission, action });
  const detail = declared.detail ?? {
    includes: declared.list.includes ?? [],
    appends: declared.list.appends ?? [],
  };
  return {
    list: defineList({
      id: `${id}.list`,
      path,
      summary: `List ${title} rows`,
      access: access('read'),
      row,
      list: declared.list,
    }),
    get: defineEndpoint({
      id: `${id}.get`,
      method: 'GET',
      path: `${path}/{id}`,
      summary: `Read one ${title}`,
      access: access('read'),
      params,
      response: row,
      detail,
    }),
    create: defineEndpoint({
      id: `${id}.create`,
      method: 'POST',
      path,
      summary: `Create a ${title}`,
      access: access('create'),
      body: declared.create,
      response: row,
      errors,
    }),
    update: defineEndpoint({
      id: `${id}.update`,
      method: 'PUT',
      path: `${path}/{id}`,
      summary: `Change a ${title}`,
      access: access('update'),
      params,
      body: declared.update,
      response: row,
      errors,
    }),
    delete: defineEndpoint({
      id: `${id}.delete`,
      method: 'DELETE',
      path: `${path}/{id}`,
      summary: `Delete a ${title}`,
      access: access('delete'),
      params,
      response: z.void(),
      status: 204,
      errors: ['in_use', ...errors],
    }),
  };
}
