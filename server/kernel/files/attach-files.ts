import type { LoggedEntityType } from '@hakobu/contract/find-card.ts';
import { MAX_FILES } from '@hakobu/contract/kernel/upload.ts';
import type { Context } from '../context.ts';
import { Refusal } from '../refusal.ts';
import { findFile } from './find-file.ts';

interface Paper {
  word: LoggedEntityType;
  id: number | string;
}

/** Attaches stored files to a locked document. Refuses with `too_many_files` beyond three. */
export async function attachFiles(
  ctx: Context,
  { word, id }: Paper,
  files: readonly string[],
): Promise<void> {
  const there = await ctx.db
    .selectFrom('files')
    .select('id')
    .where('document_type', '=', word)
    .where('document_id', '=', String(id))
    .execute();
  if (there.length + files.length > MAX_FILES)
    throw new Refusal('too_many_files', {
      values: { maximum: MAX_FILES },
      details: { maximum: MAX_FILES, there: there.length },
    });
  await ctx.db
    .updateTable('files')
    .set({ document_type: word, document_id: String(id) })
    .where('id', 'in', files)
    .execute();
}

/** Detaches a file from a locked document; it is deleted a day later. Refuses with `not_found`. */
export async function detachFile(ctx: Context, { word, id }: Paper, file: string): Promise<void> {
  const { document_type, document_id } = await findFile(ctx.db, file);
  if (document_type !== word || document_id !== String(id))
    throw new Refusal('not_found', { details: { id: file } });
  await ctx.db
    .updateTable('files')
    .set({ document_type: null, document_id: null })
    .where('id', '=', file)
    .execute();
}
