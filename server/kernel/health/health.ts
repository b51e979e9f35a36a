import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/database.ts';
import { isLoopback } from './loopback.ts';
import type { Metrics } from './metrics.ts';

interface HealthOptions {
  database: Database;
  metrics: Metrics;
  pendingMigrations: () => Promise<readonly string[]>;
  publicMetrics: boolean;
}

/**
 * `/healthz`: the process lives. `/readyz`: the database answers and its schema is current. `/metrics`:
 * Prometheus, for this machine only unless opened.
 */
export function mountHealth(
  app: FastifyInstance,
  { database, metrics, pendingMigrations, publicMetrics }: HealthOptions,
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
    if (!publicMetrics && !isLoopback(request.socket.remoteAddress)) return reply.code(404).send();
    return reply.type(metrics.contentType).send(await metrics.text());
  });
}
