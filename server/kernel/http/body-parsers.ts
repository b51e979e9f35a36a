import { createHash, randomUUID } from 'node:crypto';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import qs from 'qs';
import { MAX_FILE_BYTES, type Upload } from '@hakobu/contract/kernel/upload.ts';
import { Refusal } from '../refusal.ts';

/** Larger requests are refused before they are read. Uploads have limits of their own. */
export const BODY_LIMIT = 5 * 1024 * 1024;
export const BODY_LIMIT_TEXT = '5 MB';
export const FILE_LIMIT_TEXT = '15 MB';

/** An upper bound; each endpoint has its own limit. */
const MOST_FILES = 20;
/** A list of a thousand entries with three fields each, plus the rest of the form. */
const MOST_FIELDS = 5000;
const nesting = {
  depth: 8,
  parameterLimit: MOST_FIELDS,
  arrayLimit: 1000,
  allowDots: false,
  plainObjects: true,
} as const;

/** Reads `items[0][quantity]=2` into objects and lists. */
export const parseBrackets = (text: string): Record<string, unknown> =>
  qs.parse(text, nesting) as Record<string, unknown>;

/** Makes JSON, urlencoded and multipart bodies arrive alike: as one object. */
export async function registerBodyParsers(app: FastifyInstance): Promise<void> {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, parseBrackets(body as string)),
  );
  await app.register(multipart, {
    limits: {
      ...{ fields: MOST_FIELDS, fieldSize: BODY_LIMIT, files: MOST_FILES, fileSize: MAX_FILE_BYTES },
      // Fields and files together; the parser's default limit is a thousand.
      parts: MOST_FIELDS + MOST_FILES,
    },
  });
}

/**
 * The body as an object. Multipart fields are read here, with at most `uploads` files among them; an absent
 * body is `{}`.
 */
export async function readBody(request: FastifyRequest, uploads = 0): Promise<Record<string, unknown>> {
  if (request.isMultipart() && request.body === undefined)
    return readMultipart(request, uploads).catch(refuseBrokenForm);
  const { body } = request;
  if (body === undefined || body === null) return {};
  if (typeof body !== 'object' || Array.isArray(body))
    throw new Refusal('malformed_body', { details: { reason: 'object expected' } });
  if (isNestedDeeper(body, MOST_NESTED))
    throw new Refusal('malformed_body', { details: { reason: 'nested too deeply' } });
  return body as Record<string, unknown>;
}

/** Forms nest 8 deep, and no call needs more of JSON; whatever walks a body may then be recursive. */
const MOST_NESTED = 32;

/** Without recursion, because the sender chooses the depth. */
function isNestedDeeper(value: object, most: number): boolean {
  let level: object[] = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > most) return true;
    level = level.flatMap((one) =>
      (Object.values(one) as unknown[]).filter((inner) => typeof inner === 'object' && inner !== null),
    ) as object[];
  }
  return false;
}

/** Truncated or malformed forms; errors with a code are limits of the parser. */
function refuseBrokenForm(error: unknown): never {
  if (error instanceof Refusal || !(error instanceof Error) || 'code' in error) throw error;
  throw new Refusal('malformed_body', { details: { reason: error.message } });
}

/** Files are set at the path in their bracketed name, beside the plain fields: `images[0][file]`. */
async function readMultipart(request: FastifyRequest, uploads: number): Promise<Record<string, unknown>> {
  const pairs: [name: string, value: string][] = [];
  const files: Upload[] = [];
  for await (const part of request.parts()) {
    let value = part.type === 'file' ? '' : String(part.value);
    if (part.type === 'file') {
      if (uploads === 0) throw new Refusal('unsupported_media', { values: { content_type: part.mimetype } });
      if (files.length >= uploads) throw new Refusal('too_many_files', { values: { maximum: uploads } });
      files.push(
        asUpload(part.filename.replaceAll('\\', '/').split('/').at(-1)!.slice(0, 200), await part.toBuffer()),
      );
      value = `${FILE_MARK}${files.length - 1}`;
    }
    pairs.push([part.fieldname, value]);
  }
  const text = pairs.map(([name, value]) => `${asText(placeOf(name, value, pairs))}=${asText(value)}`);
  return putFiles(parseBrackets(text.join('&')), files) as Record<string, unknown>;
}

const asText = encodeURIComponent;

/** `images[0]` beside `images[0][primary]` is the file of that picture, or its address. */
function placeOf(name: string, value: string, pairs: readonly (readonly [string, string])[]): string {
  if (!pairs.some(([other]) => other.startsWith(`${name}[`)) || name.endsWith('[]')) return name;
  return `${name}[${value.startsWith(FILE_MARK) ? 'file' : 'url'}]`;
}

/** In a request's fingerprint and in the change log a file is represented by its name and hash. */
const asUpload = (name: string, content: Uint8Array): Upload & { toJSON(): object } => ({
  name,
  content,
  toJSON: () => ({ name, sha256: createHash('sha256').update(content).digest('hex') }),
});

/** Placeholder of a file while brackets are parsed. It is random in every process, so nobody can send it. */
const FILE_MARK = `file ${randomUUID()} `;

function putFiles(value: unknown, files: readonly Upload[]): unknown {
  if (typeof value === 'string')
    return value.startsWith(FILE_MARK) ? files[Number(value.slice(FILE_MARK.length))] : value;
  if (Array.isArray(value)) return value.map((item) => putFiles(item, files));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, putFiles(inner, files)]));
  return value;
}
