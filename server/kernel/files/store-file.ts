import { sql } from 'kysely';
import type { Upload } from '@hakobu/contract/kernel/upload.ts';
import type { Context } from '../context.ts';
import { insertRow } from '../crud/rows.ts';
import { Refusal } from '../refusal.ts';
import { FILE_LOCK, hashOf } from './file-store.ts';
import { cleanImage, type CleanImage } from './images.ts';

type StoredFileRow = Omit<CleanImage, 'width' | 'height'> & Partial<CleanImage>;

/**
 * Re-encodes and stores a picture and returns the id of its row; runs before the transaction that refers to
 * it, because encoding and writing take long. A picture without a reference is deleted a day later.
 */
export const storeImage = async (ctx: Context, upload: Upload): Promise<string> =>
  keep(ctx, upload.name, await cleanImage(upload));

/** The same for attachments of a document: a picture or a PDF. Refuses with `not_a_paper`. */
export async function storeAttachment(ctx: Context, upload: Upload): Promise<string> {
  if (isPdf(upload))
    return keep(ctx, upload.name, { content: Buffer.from(upload.content), media_type: 'application/pdf' });
  return keep(ctx, upload.name, await cleanImage(upload).catch(refusePaper));
}

/** The type is read from the first bytes, not the name. The file is not parsed; browsers download it. */
const isPdf = ({ content }: Upload): boolean => Buffer.from(content.subarray(0, 5)).toString() === '%PDF-';

function refusePaper(error: unknown): never {
  throw error instanceof Refusal && error.code === 'not_an_image' ? new Refusal('not_a_paper') : error;
}

async function keep(ctx: Context, name: string, { content, ...row }: StoredFileRow): Promise<string> {
  const sha256 = hashOf(content);
  const id = await insertRow(ctx, 'files', {
    ...row,
    organization_id: ctx.organizationId,
    creator_id: ctx.actor.id,
    sha256,
    name,
    bytes: content.length,
  });
  // The row exists, so no deletion of the same bytes starts; a running one is waited for.
  await sql`select pg_advisory_xact_lock_shared(${FILE_LOCK}, hashtext(${sha256}))`.execute(ctx.db);
  await ctx.files.put(content);
  await ctx.db.insertInto('outbox').values({ topic: 'file', payload: '{}' }).execute();
  return id;
}
