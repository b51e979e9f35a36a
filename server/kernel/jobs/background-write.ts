import { randomUUID } from 'node:crypto';
import { defaultLanguage } from '@hakobu/phrases/languages.ts';
import type { Context } from '../context.ts';
import { runWork, type Serving } from '../run-route.ts';
import { anonymous } from '../session/find-actor.ts';
import type { Environment } from '../environment.ts';

/** A write without a caller in one organization: one transaction with its event handlers and log. */
export type BackgroundWrite = (
  organizationId: number,
  work: (ctx: Context) => Promise<void>,
) => Promise<void>;

/** Lets tasks write as use cases do. */
export const backgroundWrites =
  (surroundings: Environment, serving: Serving): BackgroundWrite =>
  (organizationId, work) =>
    runWork(
      work,
      {
        surroundings,
        actor: { ...anonymous, organizationId, organizationIds: [organizationId] },
        scope: 'all',
        organizationId,
        chosenOrganizationId: undefined,
        warehouseId: undefined,
        language: defaultLanguage,
        requestId: randomUUID(),
      },
      serving,
    );
