import type { FastifyInstance } from 'fastify';
import { scriptsOfPage } from './web-app.ts';

const policy = (scripts: readonly string[]): string =>
  [
    "default-src 'self'",
    "img-src 'self' data: blob:",
    "style-src 'self' 'unsafe-inline'",
    `script-src ${["'self'", ...scripts].join(' ')}`,
    "connect-src 'self' ws: wss:",
    "font-src 'self' data:",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

/** API responses; files and pages set their own caching. */
const CALL = /^\/(api|oauth)(\/|$)/;
const YEAR_SECONDS = 31_536_000;

/**
 * Security headers. API responses are not cached by proxies; HSTS is sent over TLS. Inline styles are needed
 * by the component library; the page's own script is allowed by its hash; printers and scanners are reached
 * over sockets at addresses that each workplace sets.
 */
export function addSecurityHeaders(app: FastifyInstance, { secure }: { secure: boolean }): void {
  const contentPolicy = policy(scriptsOfPage());
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({
      'content-security-policy': contentPolicy,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
    });
    if (CALL.test(request.url)) reply.header('cache-control', 'no-store');
    if (secure || request.protocol === 'https')
      reply.header('strict-transport-security', `max-age=${YEAR_SECONDS}`);
  });
}
