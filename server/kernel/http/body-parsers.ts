import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import qs from 'qs';
import { Refusal } from '../refusal.ts';

/** Requests larger than this are refused before they are read. Uploads have limits of their own. */
export const BODY_LIMIT = 5 * 1024 * 1024;
export const BODY_LIMIT_TEXT = '5 MB';

const nesting = { depth: 8, parameterLimit: 5000, arrayLimit: 1000, allowDots: false } as const;

/** Reads `items[0][quantity]=2` into objects and lists. */
export const parseBrackets = (text: string): Record<string, unknown> => qs.parse(text, nesting) as Record<string, unknown>;

/** Makes JSON, urlencoded and multipart bodies arrive alike: as one object. */
export async function registerBodyParsers(app: FastifyInstance): Promise<void> {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => done(null, parseBrackets(body as string)));
  await app.register(multipart, { limits: { fields: 5000, fieldSize: BODY_LIMIT, files: 0 } });
}

/** The body as an object. Multipart fields are read here; an absent body is `{}`. */
export async function readBody(request: FastifyRequest): Promise<Record<string, unknown>> {
  if (request.isMultipart() && request.body === undefined) {
    const pairs: string[] = [];
    for await (const part of request.parts()) {
      if (part.type === 'file') throw new Refusal('unsupported_media', { values: { content_type: part.mimetype } });
      pairs.push(`${encodeURIComponent(part.fieldname)}=${encodeURIComponent(String(part.value))}`);
    }
    return parseBrackets(pairs.join('&'));
  }
  const { body } = request;
  if (body === undefined || body === null) return {};
  if (typeof body !== 'object' || Array.isArray(body)) throw new Refusal('malformed_body', { values: { reason: 'object expected' } });
  return body as Record<string, unknown>;
}
