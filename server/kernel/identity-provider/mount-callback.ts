import type { FastifyInstance } from 'fastify';

const MOST = 4000;
/** Its script is a file of the web app: inline scripts are not allowed. */
const PAGE =
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Hakobu</title></head><body><script src="/oauth-callback.js"></script></body></html>';

/** Fields of a provider's response. */
const FIELDS = ['code', 'state', 'iss', 'error'];

/**
 * `/oauth/callback`: the redirect address of providers. Some post a form, which a page cannot read: those
 * are redirected with the same fields in the address. The page passes them to the waiting screen.
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
