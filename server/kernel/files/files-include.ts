import { sql } from 'kysely';
import type { LoggedEntityType } from '@hakobu/contract/find-card.ts';
import type { Context } from '../context.ts';
import type { Include } from '../list/attach-relation.ts';
import { fileAddresses } from './file-address.ts';
import { fileColumns, type StoredFile } from './find-file.ts';

/** Makes an include of a document's files, in upload order. */
export function filesInclude<Row extends { id: number | string }>(word: LoggedEntityType): Include<Row> {
  const include = async (ctx: Context, rows: Row[]): Promise<void> => {
    const ids = rows.map(({ id }) => String(id));
    const { rows: files } = await sql<Omit<StoredFile, 'shown_to_all'>>`select ${fileColumns} from files f
      where f.document_type = ${word} and f.document_id = any(${ids}::text[])
      order by f.created_at, f.id`.execute(ctx.db);
    const answer = await fileAddresses(ctx.db, ctx.now);
    const byDocument = Map.groupBy(files, ({ document_id }) => document_id);
    for (const row of rows) Object.assign(row, { files: (byDocument.get(String(row.id)) ?? []).map(answer) });
  };
  return Object.assign(include, { byKey: 'id' });
}
