import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import type { Endpoint } from '@hakobu/contract/kernel/endpoint.ts';
import { readFileSync } from 'node:fs';
import { openApiOf } from './openapi.ts';

const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  version: string;
};

/** `/api/openapi.json` and its page `/api/docs`; this server serves all assets of the page. */
export async function mountApiPages(app: FastifyInstance, endpoints: readonly Endpoint[]): Promise<void> {
  let text: string | undefined;
  // Built on first use, because it takes time and memory.
  const document = (): string => (text ??= JSON.stringify(openApiOf(endpoints, version)));
  app.get('/api/openapi.json', async (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(document()),
  );
  await app.register(swagger, {
    mode: 'static',
    specification: { document: { openapi: '3.1.0', info: { title: 'Hakobu', version }, paths: {} } },
  });
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: true,
    uiConfig: { url: '/api/openapi.json', docExpansion: 'none', filter: true, validatorUrl: null } as object,
  });
}
