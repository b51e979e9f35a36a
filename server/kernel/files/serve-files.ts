import type { FastifyInstance, FastifyReply } from 'fastify';
import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { outlive } from '../database/reach.ts';
import { Refusal } from '../refusal.ts';
import type { FileStore } from './file-store.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
interface Stored {
  sha256: string;
  thumbnail_sha256: string | null;
  media_type: string;
}

/**
 * Serves pictures of the catalogue. Their address cannot be guessed and its content never changes, so
 * browsers keep them for a year. What is served can only be shown: no script in it would run.
 */
export function mountFiles(app: FastifyInstance, { db }: Database, files: FileStore): void {
  const find = async (id: string): Promise<Stored> => {
    const {
      rows: [row],
    } = UUID.test(id)
      ? await outlive(() =>
          sql<Stored>`select sha256, thumbnail_sha256, media_type from files
        where id = ${id}::uuid`.execute(db),
        )
      : { rows: [] };
    if (row === undefined) throw new Refusal('not_found', { details: { id } });
    return row;
  };
  const send = async (
    reply: FastifyReply,
    sha256: string,
    mediaType: string,
    lasting: boolean,
  ): Promise<FastifyReply> =>
    reply
      .header('content-type', mediaType)
      .header('cache-control', lasting ? 'public, max-age=31536000, immutable' : 'no-cache')
      .header('etag', `"${sha256}"`)
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('x-content-type-options', 'nosniff')
      .header('content-disposition', 'inline')
      .send(await files.read(sha256));
  app.get<{ Params: { id: string } }>('/files/:id', async (request, reply) => {
    const { sha256, media_type } = await find(request.params.id);
    return send(reply, sha256, media_type, true);
  });
  app.get<{ Params: { id: string } }>('/files/:id/thumbnail', async (request, reply) => {
    const { sha256, thumbnail_sha256, media_type } = await find(request.params.id);
    return thumbnail_sha256 === null
      ? send(reply, sha256, media_type, false)
      : send(reply, thumbnail_sha256, 'image/webp', true);
  });
}
