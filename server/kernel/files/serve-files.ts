import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { defaultLanguage } from '@hakobu/phrases/languages.ts';
import { retryOnLostConnection } from '../database/retry-on-lost-connection.ts';
import { Refusal } from '../refusal.ts';
import { attachment } from '../http/file-response.ts';
import { validate } from '../http/validate.ts';
import { bearerToken, type ServingOptions } from '../http/serve-route.ts';
import type { Route } from '../route.ts';
import { findActor } from '../session/find-actor.ts';
import { requireValidSignature } from './file-address.ts';
import { requireFileReader } from './file-reader.ts';
import { findFile, type StoredFile } from './find-file.ts';

interface Asked {
  Params: { id: string };
  Querystring: { until?: unknown; signature?: unknown; size?: unknown };
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
    const { size } = validate(sizeQuery, { size: request.query.size });
    const file = await find(request);
    const content = contentOf(file, size);
    return headed(reply, file, content).send(await files.read(content.sha256));
  });
}

const sizeQuery = z.object({ size: z.enum(['64', '256']).optional() });

/**
 * A file, or its thumbnail of this size; until it is made the next larger version is shown. Refuses
 * with `not_found` where the file is no picture.
 */
function contentOf(file: StoredFile, size: '64' | '256' | undefined): Content {
  const whole = { sha256: file.sha256, mediaType: file.media_type, lasting: size === undefined };
  if (size === undefined) return whole;
  if (!file.is_picture) throw new Refusal('not_found', { details: { id: file.id } });
  const { thumbnail_sha256: thumbnail, small_thumbnail_sha256: small } = file;
  const wanted = size === '64' ? small : thumbnail;
  const made = wanted ?? thumbnail;
  if (made === null) return whole;
  return { sha256: made, mediaType: 'image/webp', lasting: wanted !== null };
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
