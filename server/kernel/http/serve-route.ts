import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Endpoint } from '@hakobu/contract/kernel/endpoint.ts';
import { kernelErrors } from '@hakobu/contract/kernel/kernel.errors.ts';
import { matchLanguage } from '@hakobu/phrases/languages.ts';
import type { Db } from '../database/database.ts';
import { retryOnLostConnection } from '../database/retry-on-lost-connection.ts';
import { countReferences, referenceOfFailure } from '../database/references.ts';
import { hashRequest, type StoredAnswer } from '../idempotency.ts';
import { invalidField, Refusal } from '../refusal.ts';
import type { Route } from '../route.ts';
import type { Actor } from '../context.ts';
import { authorise, chooseOrganization, chooseWarehouse } from '../session/authorise.ts';
import { runRoute, type Call, type Serving } from '../run-route.ts';
import { anonymous, findActor } from '../session/find-actor.ts';
import { ActorChanged, requireSameActor, type ActorCache } from '../session/actor-cache.ts';
import type { RoleKeys } from '../session/role-keys.ts';
import { readBody } from './body-parsers.ts';
import { toRefusal } from './send-error.ts';
import type { Environment } from '../environment.ts';
import { FileResponse } from './file-response.ts';
import { parseInput, parsePreview, type Fields } from './parse-input.ts';
import { RawJson } from './raw-json.ts';

export interface ServingOptions extends Serving {
  surroundings: Environment;
  roleKeys: RoleKeys;
  knownActors: ActorCache;
  /** Tests validate every response against its contract. */
  checkResponses: boolean;
}

/**
 * Serves one call: authenticates, authorizes, validates; then runs the handler, inside one transaction for
 * writes.
 */
export async function serveRoute(
  route: Route,
  request: FastifyRequest,
  reply: FastifyReply,
  options: ServingOptions,
): Promise<unknown> {
  const answer = await answerOf(route, request, options);
  const { response } = answer;
  if (response instanceof FileResponse)
    return reply
      .code(answer.status)
      .headers({
        'content-type': response.mediaType,
        'content-disposition': response.disposition,
        'cache-control': 'no-store',
      })
      .send(response.content);
  if (options.checkResponses && response !== undefined && answer.status < 400)
    checkResponse(route.endpoint, response);
  reply.code(answer.status);
  // Weak, because related amounts and goods may have changed (decision 0057).
  if (response !== null && typeof response === 'object' && 'version' in response)
    reply.header('etag', `W/"${String(response.version)}"`);
  if (answer.status === 204) return reply.send();
  const body = response instanceof RawJson ? response.json : JSON.stringify(response);
  return reply.header('content-type', 'application/json; charset=utf-8').send(body);
}

async function answerOf(
  route: Route,
  request: FastifyRequest,
  options: ServingOptions,
): Promise<StoredAnswer> {
  try {
    return (await serveKnown(route, request, options)) ?? (await serveRead(route, request, options));
  } catch (cause) {
    const reference = referenceOfFailure(cause);
    const error =
      reference === undefined
        ? cause
        : new Refusal('in_use', {
            details: { used_by: await countReferences(options.database.db, reference) },
          });
    if (options.checkResponses) checkRefusal(route.endpoint, error, request);
    throw error;
  }
}

/**
 * Serves a write as the last known actor of its token: the write checks in its own transaction that this is
 * still current, which saves a round trip. Undefined when it is outdated, no actor is known, or the call is
 * refused before its transaction: then the actor is read first.
 */
async function serveKnown(
  route: Route,
  request: FastifyRequest,
  options: ServingOptions,
): Promise<StoredAnswer | undefined> {
  const { roleKeys, knownActors } = options;
  const token = bearerToken(request);
  const known = token === undefined ? undefined : knownActors.of(token);
  if (token === undefined || known === undefined || !isConfirmedWithin(route) || request.isMultipart())
    return undefined;
  const call = await prepareCall(route.endpoint, request, options, known).catch(() => undefined);
  if (call === undefined) return undefined;
  const confirm = (db: Db) => requireSameActor(db, roleKeys, token, known);
  try {
    return await runRoute(route, { ...call, confirm }, options);
  } catch (error) {
    if (!(error instanceof ActorChanged)) throw error;
    return undefined;
  }
}

/**
 * The preparation of a write runs outside of its transaction, because a serializable one would have read
 * sessions and users that others write.
 */
const isConfirmedWithin = ({ endpoint, prepare }: Route): boolean =>
  endpoint.method !== 'GET' &&
  endpoint.access !== 'public' &&
  prepare === undefined &&
  !endpoint.serializable;

/** Serves a call after reading the actor. */
async function serveRead(
  route: Route,
  request: FastifyRequest,
  options: ServingOptions,
): Promise<StoredAnswer> {
  const { database, roleKeys, knownActors } = options;
  const token = bearerToken(request);
  const actor =
    token === undefined
      ? undefined
      : await retryOnLostConnection(() => findActor(database.db, roleKeys, token));
  if (token !== undefined) knownActors.keep(token, actor);
  return runRoute(route, await prepareCall(route.endpoint, request, options, actor), options);
}

/** Refuses a request without an active session before its body is read. */
export async function requireSession(
  request: FastifyRequest,
  { database, roleKeys }: ServingOptions,
): Promise<void> {
  const token = bearerToken(request);
  if (
    token === undefined ||
    (await retryOnLostConnection(() => findActor(database.db, roleKeys, token))) === undefined
  )
    throw new Refusal('logged_out');
}

async function prepareCall(
  endpoint: Endpoint,
  request: FastifyRequest,
  { surroundings }: ServingOptions,
  actor: Actor | undefined,
): Promise<Call> {
  const scope = authorise(actor, endpoint.access, endpoint.verified === true);
  const who = actor ?? anonymous;
  const organizationId =
    actor === undefined ? 0 : chooseOrganization(actor, header(request, 'x-organization-id'));
  const body = endpoint.method === 'GET' ? {} : await readBody(request, endpoint.uploads);
  const preview = parsePreview(endpoint, request.query as Fields);
  const input = parseInput(endpoint, {
    params: request.params as Fields,
    query: request.query as Fields,
    body,
    ifMatch: header(request, 'if-match'),
    headers: { userAgent: header(request, 'user-agent'), address: request.ip },
  });
  const sent = header(request, 'idempotency-key');
  if (sent !== undefined && (sent.length > 200 || sent.length === 0))
    throw invalidField('Idempotency-Key', sent === '' ? 'too_short' : 'too_long');
  const keeps = endpoint.method !== 'GET' && !endpoint.file && !endpoint.secret && !preview;
  const key =
    sent === undefined || !keeps || actor === undefined
      ? undefined
      : { actorId: who.id, key: sent, requestHash: hashRequest(endpoint.id, input) };
  return {
    surroundings,
    actor: who,
    scope,
    organizationId,
    input,
    key,
    preview,
    requestId: request.id,
    chosenOrganizationId: header(request, 'x-organization-id') ? organizationId : undefined,
    warehouseId: chooseWarehouse(header(request, 'x-warehouse-scope')),
    language: matchLanguage(header(request, 'accept-language')),
  };
}

function checkResponse(endpoint: Endpoint, response: unknown): void {
  const parsed = endpoint.response.safeParse(JSON.parse(JSON.stringify(response)));
  if (!parsed.success)
    throw new Error(`${endpoint.id} answered against its contract: ${parsed.error.message}`);
}

/** Errors of the framework need no declaration; all others must be in the endpoint's contract. */
function checkRefusal({ id, errors }: Endpoint, error: unknown, request: FastifyRequest): void {
  const { code } = toRefusal(error, request);
  if (!(code in kernelErrors) && !errors.includes(code))
    throw new Error(`${id} refused with ${code}, which it does not declare`, { cause: error });
}

function header(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name];
  return Array.isArray(value) ? value[0] : value;
}

/** The access token of the Authorization header. */
export function bearerToken(request: FastifyRequest): string | undefined {
  const [scheme, token] = (header(request, 'authorization') ?? '').split(' ');
  return scheme?.toLowerCase() === 'bearer' ? token : undefined;
}
