import type { FastifyReply, FastifyRequest } from 'fastify';
import { constraintErrors, constraintFields } from '@hakobu/contract/constraints.ts';
import { matchLanguage } from '@hakobu/phrases/languages.ts';
import { Refusal } from '../refusal.ts';
import { isConnectionLost } from '../database/retry-on-lost-connection.ts';
import { sqlState } from '../database/transaction.ts';
import { referenceOfFailure } from '../database/references.ts';
import { BODY_LIMIT_TEXT, FILE_LIMIT_TEXT } from './body-parsers.ts';

/**
 * Answers any failure: refusals in the caller's language, everything else as a `server_error` whose cause is
 * only in the log.
 */
export async function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const refusal = toRefusal(error, request);
  if (refusal.type === 'server_error') request.log.error({ err: error }, 'request failed');
  if (refusal.type === 'too_many_requests' || refusal.type === 'unavailable')
    reply.header('retry-after', String(refusal.values.seconds ?? 1));
  await reply
    .code(refusal.status)
    .send(refusal.body(matchLanguage(request.headers['accept-language']), request.id));
}

/** Converts a failure to the refusal that the caller receives. */
export function toRefusal(error: unknown, request: FastifyRequest): Refusal {
  if (error instanceof Refusal) return error;
  return fromFastify(error, request) ?? fromDatabase(error) ?? new Refusal('server_error');
}

/** A body beyond its limit, or a form with too many fields. */
const TOO_MUCH = new Set(['FST_ERR_CTP_BODY_TOO_LARGE', 'FST_FIELDS_LIMIT', 'FST_PARTS_LIMIT']);

function fromFastify(error: unknown, request: FastifyRequest): Refusal | undefined {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (TOO_MUCH.has(code)) return new Refusal('body_too_large', { values: { limit: BODY_LIMIT_TEXT } });
  if (code === 'FST_REQ_FILE_TOO_LARGE')
    return new Refusal('body_too_large', { values: { limit: FILE_LIMIT_TEXT } });
  if (code === 'FST_FILES_LIMIT')
    return new Refusal('unsupported_media', { values: { content_type: 'file' } });
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE')
    return new Refusal('unsupported_media', {
      values: { content_type: request.headers['content-type'] ?? '' },
    });
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined;
  if (status === 400 || error instanceof SyntaxError)
    return new Refusal('malformed_body', { details: { reason: (error as Error).message } });
  return undefined;
}

/** Refusals of database constraints, the last check, for instance in a race of two requests. */
function fromDatabase(error: unknown): Refusal | undefined {
  const state = sqlState(error);
  if (isConnectionLost(error)) return new Refusal('database_away', { values: { seconds: 1 } });
  if (state === undefined || !(error instanceof Error)) return undefined;
  const constraint = 'constraint' in error ? String(error.constraint) : '';
  const code = (
    constraintErrors as Record<string, keyof typeof import('@hakobu/contract/errors.ts').allErrors>
  )[constraint];
  if (code !== undefined) {
    const field = constraintFields[constraint];
    return new Refusal(code, {
      ...(field !== undefined && { fields: { [field]: [{ problem: code }] }, details: { field } }),
    });
  }
  switch (state) {
    case '23505':
      return new Refusal('already_exists', { details: namedIn(error) });
    case '23503':
      return fromForeignKey(error);
    case '22003':
      return new Refusal('invalid_fields');
    case '40001':
    case '40P01':
    case '55P03':
      return new Refusal('busy', { values: { seconds: 1 } });
    default:
      return undefined;
  }
}

/**
 * Either the row to be deleted is still referenced, or a field refers to an unknown row; the database
 * message tells which.
 */
function fromForeignKey(error: Error): Refusal {
  if (referenceOfFailure(error) !== undefined) return new Refusal('in_use');
  const details = namedIn(error);
  return new Refusal('unknown_reference', {
    details,
    fields: Object.fromEntries(Object.keys(details).map((field) => [field, [{ problem: 'unknown' }]])),
  });
}

/** The fields that the database names, with their values: `Key (category_id)=(9999) is not present …`. */
function namedIn(error: Error): Record<string, string | number> {
  const detail = 'detail' in error ? String(error.detail) : '';
  const [, fields = '', values = ''] = /^Key \(([\w, ]+)\)=\((.*)\) /.exec(detail) ?? [];
  const [names, held] = [fields.split(', '), values.split(', ')];
  // Values with commas cannot be assigned to their fields.
  if (fields === '' || names.length !== held.length) return {};
  return Object.fromEntries(
    names.flatMap((name, index) => {
      const value = held[index]!;
      return name === 'organization_id' ? [] : [[name, /^\d{1,15}$/.test(value) ? Number(value) : value]];
    }),
  );
}
