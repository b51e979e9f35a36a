import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import type { Permission } from './permission.ts';
import { MAX_FILES, uploadField } from './upload.ts';

interface PapersDeclaration<Row extends z.ZodType, Params extends z.ZodObject> {
  /** Common prefix of both endpoint ids: `accounting.transaction.file`. */
  id: string;
  /** Path of the document: `transactions/{id}`. */
  path: string;
  /** The document in a summary: `a voucher`. */
  title: string;
  access: Permission;
  params: Params;
  row: Row;
}

/** Two endpoints that add pictures or PDFs to a document and remove one. Both answer the document. */
export function defineAttachments<Row extends z.ZodType, Params extends z.ZodObject>({
  id,
  path,
  title,
  access,
  params,
  row,
}: PapersDeclaration<Row, Params>) {
  return {
    add: defineEndpoint({
      id: `${id}.attach`,
      method: 'POST',
      path: `${path}/files`,
      summary: `Put pictures or PDFs beside ${title}`,
      access,
      params,
      uploads: MAX_FILES,
      body: z.object({
        files: z.array(uploadField(), { error: 'not_list' }).min(1, 'required').max(MAX_FILES),
      }),
      response: row,
      status: 200,
      errors: ['not_a_paper', 'too_many_files'],
    }),
    remove: defineEndpoint({
      id: `${id}.detach`,
      method: 'DELETE',
      path: `${path}/files/{file_id}`,
      summary: `Take a file off ${title}`,
      access,
      params: params.extend({ file_id: z.string() }),
      response: row,
    }),
  };
}
