import { z } from 'zod';

/** Transport bans of a product, or of a box by its contents. */
export const bansShape = { banned_air: z.boolean(), banned_sea: z.boolean(), banned_export: z.boolean() };
type Bans = z.output<z.ZodObject<typeof bansShape>>;

/** Whether a product may not go by a method. Without a method only an export ban counts. */
export const isBannedBy = ({ banned_air, banned_sea, banned_export }: Bans, method: string | null): boolean =>
  banned_export || (banned_air && method === 'air') || (banned_sea && method === 'sea');
