import type { FastifyInstance } from 'fastify';

const MOST = 4000;
/** Its script belongs to the web app: nothing runs that stands in the page itself. */
const PAGE =
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Hakobu</title></head><body><script src="/oauth-callback.js"></script></body></html>';

/** What providers send back, and nothing else. */
const FIELDS = ['code', 'state', 'iss', 'error'];

/**
 * `/oauth/callback`: where a provider sends the browser back to. Some do it with a form, which a page cannot
 * read: those are sent on with the same words in the address. The page itself hands them to the screen that
 * waits for them.
 */
export function mountSignInCallback(app: FastifyInstance): void {
  app.get('/oauth/callback', async (_, reply) => reply.type('text/html; charset=utf-8').send(PAGE));
  app.post('/oauth/callback', async (request, reply) => {
    const body = (request.body ?? {}) as Record<string, unknown>;
    const words = FIELDS.flatMap((field) =>
      typeof body[field] === 'string' && body[field].length <= MOST ? [[field, body[field]]] : [],
    );
    return reply.redirect(
      `/oauth/callback?${new URLSearchParams(words as [string, string][]).toString()}`,
      303,
    );
  });
}
