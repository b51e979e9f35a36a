import type { Resource, Scope } from '@hakobu/contract/kernel/permission.ts';
import type { Actor, Context } from '../context.ts';
import { Refusal } from '../refusal.ts';
import type { Surroundings } from '../surroundings.ts';
import type { Route } from '../route.ts';

type Looking = Surroundings & Pick<Context, 'db' | 'now' | 'language' | 'requestId'>;

/** Reads a row with somebody's eyes, as far as the scope of their right reaches. Undefined where no call reads one such row. */
export async function seesRow(looking: Looking, served: readonly Route[], { actor, scope, resource, id }: { actor: Actor; scope: Scope; resource: Resource; id: string }): Promise<boolean | undefined> {
  const detail = served.find(({ endpoint: { method, path, access } }) => method === 'GET' && path.endsWith('/{id}') && typeof access === 'object' && access.resource === resource);
  if (detail === undefined) return undefined;
  const params = detail.endpoint.params.safeParse({ id });
  if (!params.success) return false;
  const context: Context = {
    ...looking,
    actor, scope, organizationId: actor.organizationId, chosenOrganizationId: undefined, warehouseId: undefined, log: () => {}, announce: () => {}, finishWith: () => {},
  };
  try {
    await detail.handler(context, { params: params.data, body: {}, query: {}, list: undefined, include: [], append: [], version: undefined, headers: { userAgent: undefined, address: 'internal' } } as never);
    return true;
  } catch (error) {
    if (error instanceof Refusal && error.code === 'not_found') return false;
    throw error;
  }
}
