import { permissionKeys, type PermissionEntry } from '@hakobu/contract/kernel/permission.ts';
import type { Db } from '../database/database.ts';

/**
 * Permission keys of each role, cached in memory. Every request reads the matrix's version with its session;
 * a newer version reloads the keys, so changes apply from the next request in every process.
 */
export class RoleKeys {
  #version = -1;
  #keys = new Map<string, ReadonlySet<string>>();

  async of(db: Db, roleId: string, version: number): Promise<ReadonlySet<string>> {
    if (version !== this.#version) {
      this.#keys = new Map();
      this.#version = version;
    }
    const known = this.#keys.get(roleId);
    if (known !== undefined) return known;
    const keys = permissionKeys(await readPermissionMatrix(db, roleId));
    if (version === this.#version) this.#keys.set(roleId, keys);
    return keys;
  }
}

/** The permission matrix of a role. */
export async function readPermissionMatrix(db: Db, roleId: string): Promise<PermissionEntry[]> {
  return db
    .selectFrom('role_permissions')
    .select([
      'resource_id',
      'scope',
      'may_read as read',
      'may_create as create',
      'may_update as update',
      'may_delete as delete',
    ])
    .where('role_id', '=', roleId)
    .orderBy('resource_id')
    .orderBy('scope')
    .$narrowType<Pick<PermissionEntry, 'resource_id' | 'scope'>>()
    .execute();
}
