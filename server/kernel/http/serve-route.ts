import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Endpoint } from '@hakobu/contract/kernel/endpoint.ts';
import type { Scope } from '@hakobu/contract/kernel/permission.ts';
import { matchLanguage } from '@hakobu/phrases/languages.ts';
import { createContext, type Actor } from '../context.ts';
import type { Database, Db } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';
import { findAnswer, hashRequest, isKeyTaken, type IdempotencyKey, type StoredAnswer } from '../idempotency.ts';
import { parseListQuery, parseNames } from '../list/parse-list-query.ts';
import { Refusal } from '../refusal.ts';
import type { Input, Route } from '../route.ts';
import { authorise, chooseOrganization } from '../session/authorise.ts';
import { anonymous, findActor } from '../session/find-actor.ts';
import type { RoleKeys } from '../session/role-keys.ts';
import { storePendingFacts } from '../store-pending-facts.ts';
import { readBody } from './body-parsers.ts';
import { validate } from './validate.ts';

export interface ServingOptions {
  database: Database;
  roleKeys: RoleKeys;
  /** Tests check every answer against its contract. */
  checkResponses: boolean;
}

interface Prepared { endpoint: Endpoint; actor: Actor; scope: Scope; organizationId: number; input: Input<Endpoint>; key: IdempotencyKey | undefined; request: FastifyRequest }

/** Serves one call: who, whether, what; then the handler, inside one transaction when it writes. */
export async function serveRoute(route: Route, request: FastifyRequest, reply: FastifyReply, options: ServingOptions): Promise<unknown> {
  const prepared = await prepare(route.endpoint, request, options);
  const answer = route.endpoint.method === 'GET' ? await read(route, prepared, options) : await write(route, prepared, options);
  const { response } = answer;
  if (options.checkResponses && response !== undefined) checkResponse(route.endpoint, response);
  reply.code(answer.status);
  if (response !== null && typeof response === 'object' && 'version' in response) reply.header('etag', `"${String(response.version)}"`);
  if (answer.status === 204) return reply.send();
  return reply.header('content-type', 'application/json; charset=utf-8').send(JSON.stringify(response));
}

async function prepare(endpoint: Endpoint, request: FastifyRequest, { database, roleKeys }: ServingOptions): Promise<Prepared> {
  const token = bearerToken(request);
  const actor = token === undefined ? undefined : await findActor(database.db, roleKeys, token);
  const scope = authorise(actor, endpoint.access, endpoint.verified === true);
  const who = actor ?? anonymous;
  const organizationId = actor === undefined ? 0 : chooseOrganization(actor, header(request, 'x-organization-id'));
  const body = endpoint.method === 'GET' ? {} : await readBody(request);
  const input = parseInput(endpoint, request, body);
  const sent = header(request, 'idempotency-key');
  if (sent !== undefined && (sent.length > 200 || sent.length === 0)) throw new Refusal('invalid_fields', { fields: { 'Idempotency-Key': [{ problem: 'too_long' }] } });
  const key = sent === undefined || endpoint.method === 'GET' || actor === undefined ? undefined : { actorId: who.id, key: sent, requestHash: hashRequest(endpoint.id, request.url, body) };
  return { endpoint, actor: who, scope, organizationId, input, key, request };
}

const NOT_FIELDS = new Set(['_method']);

function parseInput(endpoint: Endpoint, request: FastifyRequest, body: Record<string, unknown>): Input<Endpoint> {
  const query = (request.query ?? {}) as Record<string, unknown>;
  const fields = Object.fromEntries(Object.entries(body).filter(([name]) => !NOT_FIELDS.has(name)));
  let params: unknown;
  try {
    params = validate(endpoint.params, request.params);
  } catch {
    throw new Refusal('not_found', { details: request.params as Record<string, unknown> }); // an id that cannot exist does not exist
  }
  const spec = endpoint.list;
  const own = spec === undefined ? [] : Object.keys((endpoint.query as unknown as { shape?: object }).shape ?? {});
  return {
    params: params as never,
    body: validate(endpoint.body, fields) as never,
    query: validate(endpoint.query, spec === undefined ? query : Object.fromEntries(own.map((name) => [name, query[name]]))) as never,
    list: spec === undefined ? (undefined as never) : parseListQuery(query, spec, own),
    include: spec === undefined ? parseNames(query.include, endpoint.detail?.includes, 'unknown_include') : [],
    append: spec === undefined ? parseNames(query.append, endpoint.detail?.appends, 'unknown_append') : [],
    version: parseVersion(header(request, 'if-match')),
    headers: { userAgent: header(request, 'user-agent'), address: request.ip },
  };
}

function contextOf(db: Db, { actor, scope, organizationId, request }: Prepared) {
  const warehouse = Number(header(request, 'x-warehouse-scope'));
  return createContext({
    db, actor, scope, organizationId, requestId: request.id, now: new Date(),
    chosenOrganizationId: header(request, 'x-organization-id') ? organizationId : undefined,
    warehouseId: Number.isSafeInteger(warehouse) && warehouse > 0 ? warehouse : undefined,
    language: matchLanguage(request.headers['accept-language']),
  });
}

async function read({ endpoint, handler }: Route, prepared: Prepared, { database }: ServingOptions): Promise<StoredAnswer> {
  const { context } = contextOf(database.db, prepared);
  return { status: endpoint.status, response: await handler(context, prepared.input) };
}

async function write(route: Route, prepared: Prepared, { database }: ServingOptions): Promise<StoredAnswer> {
  const { key } = prepared;
  try {
    const outcome = await inTransaction(database.db, route.endpoint.serializable === true, (db) => perform(route, prepared, db));
    if (outcome instanceof Refusal) throw outcome;
    return outcome;
  } catch (error) {
    if (key === undefined || !isKeyTaken(error)) throw error;
    const stored = await findAnswer(database.db, key);
    if (stored === undefined) throw error;
    return stored;
  }
}

/** Runs the handler and stores what it left. Answers a refusal that keeps its changes, so that the transaction commits first. */
async function perform({ endpoint, handler }: Route, prepared: Prepared, db: Db): Promise<StoredAnswer | Refusal> {
  const stored = prepared.key === undefined ? undefined : await findAnswer(db, prepared.key);
  if (stored !== undefined) return stored;
  const { context, pending } = contextOf(db, prepared);
  try {
    const answer = { status: endpoint.status, response: await handler(context, prepared.input) };
    await storePendingFacts(context, pending, prepared.key, answer);
    return answer;
  } catch (error) {
    if (error instanceof Refusal && error.keepsChanges) return error;
    throw error;
  }
}

function checkResponse(endpoint: Endpoint, response: unknown): void {
  const parsed = endpoint.response.safeParse(JSON.parse(JSON.stringify(response)));
  if (!parsed.success) throw new Error(`${endpoint.id} answered against its contract: ${parsed.error.message}`);
}

function header(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name];
  return Array.isArray(value) ? value[0] : value;
}

function bearerToken(request: FastifyRequest): string | undefined {
  const [scheme, token] = (header(request, 'authorization') ?? '').split(' ');
  return scheme?.toLowerCase() === 'bearer' ? token : undefined;
}

function parseVersion(text: string | undefined): number | undefined {
  if (text === undefined || text === '*') return undefined;
  const version = Number(/^(?:W\/)?"?(\d{1,9})"?$/.exec(text)?.[1] ?? Number.NaN);
  if (Number.isNaN(version)) throw new Refusal('stale_version');
  return version;
}
