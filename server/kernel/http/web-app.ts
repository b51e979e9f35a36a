import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Refusal } from '../refusal.ts';

const BUILT = path.resolve(import.meta.dirname, '../../../web/dist');

const PAGE = path.join(BUILT, 'index.html');

/** Hashes of inline scripts of the page, for its content security policy. */
export const scriptsOfPage = (): string[] =>
  existsSync(PAGE)
    ? [...readFileSync(PAGE, 'utf8').matchAll(/<script>([^<]*)<\/script>/g)].map(
        ([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
      )
    : [];

/** Paths that programs normalize differently. */
const UNCLEAN = /^[^?]*(\/\/|%2f|%5c|\\)/i;

/** Serves the built web app. Its routes are behind `#`, so every other path answers its one page. */
export async function mountWebApp(app: FastifyInstance, folder = BUILT): Promise<void> {
  const built = existsSync(path.join(folder, 'index.html'));
  if (built) await mountBuiltFiles(app, folder);
  app.setNotFoundHandler(async (request, reply) => {
    const page =
      request.method === 'GET' &&
      !UNCLEAN.test(request.url) &&
      !/^\/(api|files|oauth)(\/|$)/.test(request.url) &&
      !request.url.includes('/assets/');
    if (page && built) return reply.sendFile('index.html');
    throw new Refusal('route_not_found', {
      values: { path: `${request.method} ${request.url.split('?')[0]}` },
    });
  });
}

/**
 * Serves the files found at startup; other names never reach the file system. Assets share one route: a
 * route each for hundreds of files took longer than mounting everything else.
 */
async function mountBuiltFiles(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, file) => {
      // Asset names contain a hash of their content; the page itself must be revalidated each time.
      reply.header(
        'cache-control',
        file.includes(`${path.sep}assets${path.sep}`) ? 'public, max-age=31536000, immutable' : 'no-cache',
      );
    },
  });
  app.get('/', (_, reply) => reply.sendFile('index.html'));
  const entries = readdirSync(folder, { withFileTypes: true });
  for (const { name } of entries.filter((entry) => entry.isFile()))
    app.get(`/${name}`, (_, reply) => reply.sendFile(name));
  const assets = new Set(readdirSync(path.join(folder, 'assets')));
  app.get('/assets/:name', ({ params: { name } }: FastifyRequest<Named>, reply: FastifyReply) =>
    assets.has(name) ? reply.sendFile(`assets/${name}`) : reply.callNotFound(),
  );
}

interface Named {
  Params: { name: string };
}
