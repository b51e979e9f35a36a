import { z } from 'zod';
import { defineEndpoint } from '../../kernel/endpoint.ts';
import { exactField, integerField, textField } from '../../kernel/fields.ts';

export const MAX_EXPORT_ROWS = 20_000;
export const exportFormats = ['xlsx', 'csv'] as const;

/**
 * Exports the rows of a list to a file. `list` is the path of the list and `query` its query string.
 * `columns` are written in order: `field` names a field of the row or of a relation (`customer.name`), and
 * `labels` replace stored values with their texts. The scope is the narrower of the rights to read the list
 * and to export.
 */
export const exportRows = defineEndpoint({
  id: 'helper.export.rows',
  method: 'POST',
  path: 'exports/rows',
  summary: 'Export the rows of a list',
  access: { resource: 'export', action: 'create' },
  file: true,
  status: 200,
  body: z.object({
    name: textField(80),
    list: textField(100),
    query: exactField(8000, 0).default(''),
    format: z.enum(exportFormats, { error: 'not_one_of' }).default('xlsx'),
    columns: z
      .array(
        z.object({
          title: textField(120),
          field: z
            .string()
            .regex(/^\w+(\.\w+){0,3}$/, 'invalid')
            .max(80),
          labels: z.record(z.string().max(80), z.string().max(200)).optional(),
        }),
      )
      .min(1, 'required')
      .max(60),
  }),
  response: z.any(),
  errors: ['export_too_large'],
});

const theDocument = z.object({ id: integerField() });
/** Exports a document as a sheet. Parameters are in the path, or in a body like other exports. */
function paperOf(name: string, summary: string) {
  const paper = {
    path: `exports/${name}`,
    summary,
    access: { resource: 'export', action: 'create' },
    file: true,
    status: 200,
    response: z.any(),
  } as const;
  return {
    get: defineEndpoint({
      ...paper,
      id: `helper.export.${name}`,
      method: 'GET',
      query: theDocument,
      writes: true,
    }),
    post: defineEndpoint({ ...paper, id: `helper.export.${name}.send`, method: 'POST', body: theDocument }),
  };
}

export const exportPurchase = paperOf('purchase', 'Export a purchase as the order form for its supplier');
export const exportDistribution = paperOf(
  'purchase-distribution',
  'Export for whom each line of a purchase was bought, and who got how much',
);
