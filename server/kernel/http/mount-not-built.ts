import type { FastifyInstance } from 'fastify';
import { notBuilt } from '@hakobu/contract/kernel/not-built.ts';
import { Refusal } from '../refusal.ts';
import type { Route } from '../route.ts';

/** Answers 405 to known paths with an unsupported method, with a sentence that says what to do instead. */
export function mountNotBuilt(app: FastifyInstance, routes: readonly Route[]): void {
  for (const { path, methods, says } of notBuilt) {
    const url = `/api/${path.replaceAll(/\{(\w+)\}/g, ':$1')}`;
    const served = routes
      .filter(({ endpoint }) => endpoint.path === path)
      .map(({ endpoint }) => endpoint.method);
    const absent = methods.filter((method) => !served.includes(method));
    if (absent.length === 0) continue;
    // `POST` with `_method` is served there.
    const answers = absent.filter((method) => method !== 'POST' || served.every((other) => other === 'GET'));
    app.route({
      method: answers.flatMap((method) => (method === 'PUT' ? ['PUT', 'PATCH'] : [method])),
      url,
      handler: async (_request, reply) => {
        reply.header('allow', served.join(', '));
        throw new Refusal(says);
      },
    });
  }
}
