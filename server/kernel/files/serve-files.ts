import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { defaultLanguage } from '@hakobu/phrases/languages.ts';
import { retryOnLostConnection } from '../database/retry-on-lost-connection.ts';
import { attachment } from '../http/file-response.ts';
import { bearerToken, type ServingOptions } from '../http/serve-route.ts';
import type { Route } from '../route.ts';
import { findActor } from '../session/find-actor.ts';
import { requireValidSignature } from './file-address.ts';
import { requireFileReader } from './file-reader.ts';
import { findFile, type StoredFile } from './find-file.ts';

interface Asked {
  Params: { id: string };
  Querystring: { until?: unknown; signature?: unknown };
}
type Request = FastifyRequest<Asked>;

const YEAR_SECONDS = 31_536_000;
const MINUTES_SECONDS = 300;

/**
 * Serves files. Pictures of the catalogue are public and cached by browsers for a year, because their
 * unguessable address always has the same content. Other files need a signed address, or a token of a user
 * who may read the document. Scripts in files never run.
 */
export function mountFiles(app: FastifyInstance, options: ServingOptions, served: readonly Route[]): void {
  const { files } = options.surroundings;
  const find = (request: Request): Promise<StoredFile> =>
    retryOnLostConnection(() => findFor(request, options, served));
  app.get<Asked>('/files/:id', async (request, reply) => {
    const file = await find(request);
    const { media_type: mediaType } = file;
    return headed(reply, file, { sha256: file.sha256, mediaType, lasting: true }).send(
      await files.read(file.sha256),
    );
  });
  app.get<Asked>('/files/:id/thumbnail', async (request, reply) => {
    const file = await find(request);
    const small = file.thumbnail_sha256;
    const sha256 = small ?? file.sha256;
    const mediaType = small === null ? file.media_type : 'image/webp';
    return headed(reply, file, { sha256, mediaType, lasting: small !== null }).send(await files.read(sha256));
  });
}

/** Finds a file that the caller may read. */
async function findFor(
  request: Request,
  options: ServingOptions,
  served: readonly Route[],
): Promise<StoredFile> {
  const { id } = request.params;
  const { db } = options.database;
  const file = await findFile(db, id);
  if (file.shown_to_all) return file;
  const now = new Date();
  const { until, signature } = request.query;
  if (typeof until === 'string' && typeof signature === 'string') {
    await requireValidSignature(db, now, id, { until, signature });
    return file;
  }
  const token = bearerToken(request);
  const actor = token === undefined ? undefined : await findActor(db, options.roleKeys, token);
  const looking = { ...options.surroundings, db, now, language: defaultLanguage, requestId: request.id };
  await requireFileReader(looking, served, actor, file);
  return file;
}

interface Content {
  sha256: string;
  mediaType: string;
  /** The content of an address never changes. */
  lasting: boolean;
}

/** Pictures are displayed; other files are downloaded under their name. */
function headed(
  reply: FastifyReply,
  file: StoredFile,
  { sha256, mediaType, lasting }: Content,
): FastifyReply {
  const cacheControl = file.shown_to_all
    ? `public, max-age=${YEAR_SECONDS}, immutable`
    : `private, max-age=${MINUTES_SECONDS}`;
  return reply
    .header('content-type', mediaType)
    .header('cache-control', lasting ? cacheControl : 'no-cache')
    .header('etag', `"${sha256}"`)
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('x-content-type-options', 'nosniff')
    .header('content-disposition', file.is_picture ? 'inline' : attachment(file.name));
}
