import * as endpoints from '@hakobu/contract/identity/role/role.endpoints.ts';
import { listRoute, rowRoute } from '#kernel/crud/read-routes.ts';
import { deleteRoute, readRoutes } from '#kernel/crud/resource-routes.ts';
import { route } from '#kernel/route.ts';
import { createPermission, deletePermission, updatePermission } from './change-line.ts';
import { permissionSource, roleSource } from './role.queries.ts';
import { createRole, updateRole } from './write-role.ts';

const { role } = endpoints;

export const routes = [
  ...Object.values(readRoutes(role, roleSource)),
  route(role.create, createRole),
  route(role.update, updateRole),
  deleteRoute(role.delete, { table: 'roles', name: 'role', source: roleSource }),
  listRoute(endpoints.listPermissions, permissionSource),
  rowRoute(endpoints.getPermission, permissionSource),
  route(endpoints.createPermission, createPermission),
  route(endpoints.updatePermission, updatePermission),
  route(endpoints.deletePermission, deletePermission),
];
