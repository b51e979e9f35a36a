import { sql } from 'kysely';
import type { Upload } from '@hakobu/contract/kernel/upload.ts';
import type { Context } from '../context.ts';
import { insertRow } from '../crud/rows.ts';
import { FILE_LOCK, hashOf } from './file-store.ts';
import { cleanImage } from './images.ts';

/**
 * Cleans a picture, keeps it and answers the id of its row; before the transaction that names the row, for
 * drawing and writing take their time. A picture that nothing names in the end is forgotten a day later.
 */
export async function keepImage(ctx: Context, upload: Upload): Promise<string> {
  const { content, ...image } = await cleanImage(upload);
  const sha256 = hashOf(content);
  const id = await insertRow(ctx, 'files', {
    ...image,
    organization_id: ctx.organizationId,
    creator_id: ctx.actor.id,
    sha256,
    name: upload.name,
    bytes: content.length,
  });
  // The row stands, so nobody begins to forget the same bytes; whoever has begun is waited for.
  await sql`select pg_advisory_xact_lock_shared(${FILE_LOCK}, hashtext(${sha256}))`.execute(ctx.db);
  await ctx.files.put(content);
  await ctx.db.insertInto('outbox').values({ topic: 'file', payload: '{}' }).execute();
  return id;
}
