import { sql } from 'kysely';
import type { Upload } from '@hakobu/contract/kernel/upload.ts';
import type { Context } from '../context.ts';
import { insertRow } from '../crud/rows.ts';
import { Refusal } from '../refusal.ts';
import { FILE_LOCK, hashOf } from './file-store.ts';
import { cleanImage, type CleanImage } from './images.ts';

type Kept = Omit<CleanImage, 'width' | 'height'> & Partial<CleanImage>;

/**
 * Cleans a picture, keeps it and answers the id of its row; before the transaction that names the row, for
 * drawing and writing take their time. A picture that nothing names in the end is forgotten a day later.
 */
export const storeImage = async (ctx: Context, upload: Upload): Promise<string> =>
  keep(ctx, upload.name, await cleanImage(upload));

/** The same for what is put beside a document: a picture or a PDF. Refuses with `not_a_paper`. */
export async function storeAttachment(ctx: Context, upload: Upload): Promise<string> {
  if (isPdf(upload))
    return keep(ctx, upload.name, { content: Buffer.from(upload.content), media_type: 'application/pdf' });
  return keep(ctx, upload.name, await cleanImage(upload).catch(refusePaper));
}

/** Known by its first bytes, not by its name. Nobody opens it here: it is saved where it is asked for. */
const isPdf = ({ content }: Upload): boolean => Buffer.from(content.subarray(0, 5)).toString() === '%PDF-';

function refusePaper(error: unknown): never {
  throw error instanceof Refusal && error.code === 'not_an_image' ? new Refusal('not_a_paper') : error;
}

async function keep(ctx: Context, name: string, { content, ...row }: Kept): Promise<string> {
  const sha256 = hashOf(content);
  const id = await insertRow(ctx, 'files', {
    ...row,
    organization_id: ctx.organizationId,
    creator_id: ctx.actor.id,
    sha256,
    name,
    bytes: content.length,
  });
  // The row stands, so nobody begins to forget the same bytes; whoever has begun is waited for.
  await sql`select pg_advisory_xact_lock_shared(${FILE_LOCK}, hashtext(${sha256}))`.execute(ctx.db);
  await ctx.files.put(content);
  await ctx.db.insertInto('outbox').values({ topic: 'file', payload: '{}' }).execute();
  return id;
}
