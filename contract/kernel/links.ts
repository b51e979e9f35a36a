import { z } from 'zod';
import { defineEndpoint, type Endpoint } from './endpoint.ts';
import { integerField, integerId, textId } from './fields.ts';
import type { Resource } from './permission.ts';

/** Most links of one request. */
const MOST = 100;
const idList = () =>
  z.preprocess(
    (value) =>
      typeof value === 'string'
        ? value.split(',').filter((part) => part !== '')
        : typeof value === 'number'
          ? [value]
          : value,
    z.array(integerField()).min(1, 'required').max(MOST),
  );

interface LinksDeclaration<Row extends z.ZodType, Field extends string> {
  id: string;
  /** Path of the owner with the relation: `products/{id}/category`. */
  path: string;
  title: string;
  permission: Resource;
  key: 'integer' | 'text';
  /** Field of the ids in body or query: `category_ids`. */
  field: Field;
  row: Row;
}

/**
 * Two endpoints that add and remove links of a row. Both answer the row. Existing links stay and missing
 * ones are no error, so a repeated request changes nothing.
 */
export function defineLinks<Row extends z.ZodType, const Field extends string>({
  id,
  path,
  title,
  permission,
  key,
  field,
  row,
}: LinksDeclaration<Row, Field>) {
  const params: z.ZodType<{ id: number | string }> = key === 'integer' ? integerId : textId;
  const access = { resource: permission, action: 'update' } as const;
  const body = z.object({ [field]: idList() } as Record<Field, ReturnType<typeof idList>>);
  const either = z.object({ [field]: idList().optional() } as Record<
    Field,
    z.ZodOptional<ReturnType<typeof idList>>
  >);
  return {
    field,
    attach: defineEndpoint({
      id: `${id}.attach`,
      method: 'POST',
      path,
      summary: `Attach ${title}`,
      access,
      params,
      body,
      response: row,
      status: 200,
    }) as Endpoint,
    detach: defineEndpoint({
      id: `${id}.detach`,
      method: 'DELETE',
      path,
      summary: `Detach ${title}; ids in body or query`,
      access,
      params,
      body: either,
      query: either,
      response: row,
    }) as Endpoint,
  };
}
export type Links = ReturnType<typeof defineLinks>;
