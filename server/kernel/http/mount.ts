import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Method } from '@hakobu/contract/kernel/endpoint.ts';
import { plainText } from '../plain-text.ts';
import { Refusal } from '../refusal.ts';
import type { Route } from '../route.ts';
import { readBody } from './body-parsers.ts';
import { requireSession, serveRoute, type ServingOptions } from './serve-route.ts';

/**
 * Serves the routes under a prefix, `/api/`. A POST may carry `_method`, so each path with a PUT or DELETE
 * accepts POST too.
 */
export function mountRoutes(
  app: FastifyInstance,
  routes: readonly Route[],
  options: ServingOptions,
  prefix = '/api/',
): void {
  for (const [path, here] of Map.groupBy(routes, ({ endpoint }) => endpoint.path)) {
    const byMethod = new Map(here.map((route) => [route.endpoint.method, route]));
    if (byMethod.size !== here.length) throw new Error(`${path} is declared twice for one method`);
    const url = `${prefix}${path.replaceAll(/\{(\w+)\}/g, ':$1')}`;
    for (const [method, route] of byMethod) {
      if (method !== 'POST')
        app.route({
          method: method === 'PUT' ? ['PUT', 'PATCH'] : method,
          url,
          handler: (request, reply) => serveRoute(route, request, reply, options),
        });
    }
    if (byMethod.has('POST') || byMethod.has('PUT') || byMethod.has('DELETE')) {
      app.post(url, (request, reply) => servePost(byMethod, request, reply, options));
    }
  }
}

async function servePost(
  byMethod: Map<Method, Route>,
  request: FastifyRequest,
  reply: FastifyReply,
  options: ServingOptions,
): Promise<unknown> {
  const uploads = Math.max(0, ...[...byMethod.values()].map(({ endpoint }) => endpoint.uploads ?? 0));
  const open = [...byMethod.values()].some(({ endpoint }) => endpoint.access === 'public');
  // Anonymous callers may not send large bodies, nor forms that must be parsed.
  if (!open && (uploads > 0 || request.isMultipart())) await requireSession(request, options);
  const body = await readBody(request, uploads);
  request.body = body;
  const sentMethod = body._method ?? (request.query as Record<string, unknown>)._method ?? 'POST';
  const wantedMethod = plainText(sentMethod, '_method').toUpperCase();
  const route = byMethod.get((wantedMethod === 'PATCH' ? 'PUT' : wantedMethod) as Method);
  if (route === undefined)
    throw new Refusal('route_not_found', { values: { path: `${wantedMethod} ${request.url}` } });
  return serveRoute(route, request, reply, options);
}
