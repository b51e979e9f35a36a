import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '../database/database.ts';
import { bearerToken } from '../http/serve-route.ts';
import { hashToken } from '../session/token.ts';
import type { Metrics } from './metrics.ts';

/**
 * Grants access to metrics with the token, or to everybody when none is set. The address of a request is not
 * used: a local proxy forwards requests from anywhere.
 */
export interface MetricsAccess {
  public: boolean;
  token?: string | undefined;
}

interface HealthOptions {
  database: Database;
  metrics: Metrics;
  pendingMigrations: () => Promise<readonly string[]>;
  access: MetricsAccess;
}

/**
 * `/healthz`: the process runs. `/readyz`: the database answers and its schema is current. `/metrics`:
 * Prometheus.
 */
export function mountHealth(
  app: FastifyInstance,
  { database, metrics, pendingMigrations, access }: HealthOptions,
): void {
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    try {
      await database.pool.query('select 1');
      const pending = await pendingMigrations();
      if (pending.length === 0) return { status: 'ready' };
      return reply.code(503).send({ status: 'migrations_pending', pending });
    } catch {
      return reply.code(503).send({ status: 'database_unreachable' });
    }
  });
  app.get('/metrics', async (request, reply) => {
    if (!mayReadMetrics(request, access)) return reply.code(404).send();
    return reply.type(metrics.contentType).send(await metrics.text());
  });
}

const mayReadMetrics = (request: FastifyRequest, access: MetricsAccess): boolean =>
  access.public || (access.token !== undefined && isSame(bearerToken(request) ?? '', access.token));

/** Compares in constant time. */
const isSame = (one: string, other: string): boolean => timingSafeEqual(hashToken(one), hashToken(other));
