import { z } from 'zod';

/** A kept file. Its addresses are signed and hold for some minutes: ask again for fresh ones. */
export const fileRow = z.object({
  id: z.string(),
  /** What the sender called it. */
  name: z.string(),
  media_type: z.string(),
  bytes: z.number().int(),
  url: z.string(),
  /** Of pictures, small enough for lists. */
  thumbnail_url: z.string().nullable(),
  created_at: z.number().int(),
});
export type FileRow = z.infer<typeof fileRow>;
