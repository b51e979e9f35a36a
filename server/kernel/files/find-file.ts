import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../database/database.ts';
import { Refusal } from '../refusal.ts';

export interface StoredFile {
  id: string;
  name: string;
  media_type: string;
  bytes: number;
  created_at: number;
  sha256: string;
  /** Null until the thumbnails exist, and for other files than pictures. */
  thumbnail_sha256: string | null;
  small_thumbnail_sha256: string | null;
  is_picture: boolean;
  creator_id: number;
  /** Name of the entity and id of the row that the file belongs to; null without a document. */
  document_type: string | null;
  document_id: string | null;
  shown_to_all: boolean;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** True when a file `f` is a public picture of the catalogue. */
export const isPublicFile: RawBuilder<boolean> = sql`(exists (select from product_images i
  where i.file_id = f.id) or exists (select from affiliate_store_images i where i.file_id = f.id))`;

export const fileColumns: RawBuilder<unknown> = sql`f.id, f.name, f.media_type, f.bytes::int as bytes,
  extract(epoch from f.created_at)::int as created_at, f.sha256, f.thumbnail_sha256,
  f.small_thumbnail_sha256, f.width is not null as is_picture, f.creator_id, f.document_type, f.document_id`;

/** Finds a file by its id. Refuses with `not_found`. */
export async function findFile(db: Db, id: string): Promise<StoredFile> {
  const {
    rows: [file],
  } = UUID.test(id)
    ? await sql<StoredFile>`select ${fileColumns}, ${isPublicFile} as shown_to_all from files f
        where f.id = ${id}::uuid`.execute(db)
    : { rows: [] };
  if (file === undefined) throw new Refusal('not_found', { details: { id } });
  return file;
}
