import { z } from 'zod';

/** How a product may not leave Japan, or a box for what is in it. */
export const bansShape = { banned_air: z.boolean(), banned_sea: z.boolean(), banned_export: z.boolean() };
type Bans = z.output<z.ZodObject<typeof bansShape>>;

/** Whether something may not go by a method; where none is chosen yet only what may never go is banned. */
export const isBannedBy = ({ banned_air, banned_sea, banned_export }: Bans, method: string | null): boolean =>
  banned_export || (banned_air && method === 'air') || (banned_sea && method === 'sea');
