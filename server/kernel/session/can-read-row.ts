import type { Card } from '@hakobu/contract/kernel/card.ts';
import type { Scope } from '@hakobu/contract/kernel/permission.ts';
import { createReadContext, type Actor, type Context } from '../context.ts';
import { Refusal } from '../refusal.ts';
import type { Environment } from '../environment.ts';
import { INTERNAL_HEADERS, type Route } from '../route.ts';

/** The parts of a request needed to read a row, without the actor. */
export type RequestScope = Environment & Pick<Context, 'db' | 'now' | 'language' | 'requestId'>;

interface Seeing {
  actor: Actor;
  scope: Scope;
  card: Card;
  id: string;
}

/**
 * Whether a user may read a row, within the scope of their permission. Undefined if no endpoint reads a
 * single such row.
 */
export async function canReadRow(
  looking: RequestScope,
  served: readonly Route[],
  { actor, scope, card, id }: Seeing,
): Promise<boolean | undefined> {
  const detail = served.find(({ endpoint }) => endpoint.id === card.read);
  if (detail === undefined) return undefined;
  const params = detail.endpoint.params.safeParse({ id });
  if (!params.success) return false;
  const context = createReadContext({
    ...looking,
    actor,
    scope,
    organizationId: actor.organizationId,
    chosenOrganizationId: undefined,
    warehouseId: undefined,
  });
  try {
    await detail.handler(context, {
      params: params.data,
      body: {},
      query: {},
      list: undefined,
      include: [],
      append: [],
      version: undefined,
      headers: INTERNAL_HEADERS,
    } as never);
    return true;
  } catch (error) {
    if (error instanceof Refusal && error.code === 'not_found') return false;
    throw error;
  }
}
