import { sql } from 'kysely';
import type { Upload } from '@hakobu/contract/kernel/upload.ts';
import type { Context } from '../context.ts';
import { insertRow } from '../crud/rows.ts';
import { FILE_LOCK, hashOf } from './file-store.ts';
import { cleanImage } from './images.ts';

/**
 * Cleans a picture, keeps it and answers the id of its row. A file whose transaction fails stays on disk
 * without a row: it harms nobody.
 */
export async function keepImage(ctx: Context, upload: Upload): Promise<string> {
  const { content, ...image } = await cleanImage(upload);
  // not while it is being forgotten
  await sql`select pg_advisory_xact_lock_shared(${FILE_LOCK}, hashtext(${hashOf(content)}))`.execute(ctx.db);
  const sha256 = await ctx.files.put(content);
  const id = await insertRow(ctx, 'files', {
    ...image,
    organization_id: ctx.organizationId,
    creator_id: ctx.actor.id,
    sha256,
    name: upload.name,
    bytes: content.length,
  });
  ctx.announce('file', {});
  return id;
}
