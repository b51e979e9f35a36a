// What each department reads about the next step of an order, and what it can do about it.
import { expect } from 'vitest';
import { departments, type Department } from '../../contract/kernel/machine.ts';
import {
  may,
  permissionKeys,
  type PermissionEntry,
  type PermissionKey,
} from '../../contract/kernel/permission.ts';
import { nextStepOf, remedyOfMissing } from '../../contract/order/progress/next-step.ts';
import { departmentOfMissing, type MissingFact } from '../../contract/order/progress/step-ids.ts';
import { rolePermissions } from '../../server/seed/lookups/roles.ts';
import { done, type People } from './main-job.ts';

/** A state of an order: its status, what its next step waits for, and the departments that have to act. */
export type OrderState = [status: string, step: string | undefined, ...missing: MissingFact[]];

/** The default rights of a role. */
const permissionsOf = (role: string): ReadonlySet<PermissionKey> =>
  permissionKeys(
    rolePermissions()
      .filter(({ role_id }) => role_id === role)
      .map(({ resource_id, scope, may_read: read, may_create: create, may_update: update, ...rest }) => ({
        ...{ resource_id, scope, read, create, update, delete: rest.may_delete },
      })) as PermissionEntry[],
  );
const isAllowed = (actions: { key: string; allowed: boolean }[], wanted: string): boolean =>
  actions.some(({ key, allowed }) => key === wanted && allowed);

/** Whether the page offers a person the remedy of a missing fact. */
function isOffered(order: any, fact: MissingFact, permissions: ReadonlySet<PermissionKey>): boolean {
  const remedy = remedyOfMissing[fact];
  if ('action' in remedy) return isAllowed(order.actions, remedy.action);
  if ('lot' in remedy) return isAllowed(order.lot.actions, remedy.lot);
  if ('screen' in remedy) return may(permissions, remedy.right);
  const next = order.payees.find(({ paid }: { paid: boolean }) => !paid);
  return next.purchase_id !== null && may(permissions, { resource: 'transaction', action: 'create' });
}

/**
 * Expects an order to be in a state as everybody reads it, and that each department which has to act is
 * offered what makes the missing fact true.
 */
export async function expectOrder(crew: People, id: string, at: OrderState): Promise<void> {
  const [, , ...missing] = at;
  const turns = [...new Set(missing.map((fact) => departmentOfMissing[fact]))];
  for (const role of [...departments, 'admin'] as const) {
    const order = await done(crew[role]('GET', `orders/${id}`));
    const next = nextStepOf<any>(order);
    expect([role, order.status_id, next?.id, ...(next?.missing ?? [])]).toEqual([role, ...at]);
    const permissions = permissionsOf(role);
    const owned = missing.filter((fact) => role === 'admin' || departmentOfMissing[fact] === role);
    expect([role, owned.filter((fact) => !isOffered(order, fact, permissions))]).toEqual([role, []]);
    if (role !== 'admin' && !turns.includes(role as Department))
      expect([
        role,
        missing.filter((fact) => isDoneHere(fact) && isOffered(order, fact, permissions)),
      ]).toEqual([role, []]);
  }
}

/** Whether its remedy is an action of the order, which nobody else is offered. */
const isDoneHere = (fact: MissingFact): boolean => !('screen' in remedyOfMissing[fact]);
