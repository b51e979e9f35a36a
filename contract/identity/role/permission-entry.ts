import { z } from 'zod';
import { scopes } from '../../kernel/permission.ts';

/** What a line of the matrix allows. */
export const permissionFlags = {
  read: z.boolean(),
  create: z.boolean(),
  update: z.boolean(),
  delete: z.boolean(),
};
/** A line of the matrix without its id. */
export const permissionEntryRow = z.object({
  resource_id: z.string(),
  scope: z.enum(scopes),
  ...permissionFlags,
});
