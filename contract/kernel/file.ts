import { z } from 'zod';

/** A stored file. Its addresses are signed and valid for some minutes; clients request new ones. */
export const fileRow = z.object({
  id: z.string(),
  /** File name by its sender. */
  name: z.string(),
  media_type: z.string(),
  bytes: z.number().int(),
  url: z.string(),
  /** Thumbnail of a picture. */
  thumbnail_url: z.string().nullable(),
  created_at: z.number().int(),
});
export type FileRow = z.infer<typeof fileRow>;
