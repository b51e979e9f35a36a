import { z } from 'zod';
import { scopes } from '../../kernel/permission.ts';

/** An entry of the permission matrix. */
export const permissionFlags = {
  read: z.boolean(),
  create: z.boolean(),
  update: z.boolean(),
  delete: z.boolean(),
};
/** An entry of the permission matrix without its id. */
export const permissionEntryRow = z.object({
  resource_id: z.string(),
  scope: z.enum(scopes),
  ...permissionFlags,
});
