import { z } from 'zod';

/**
 * A file as it arrived in a multipart body: its content and what the sender called it. What it really is
 * shows in its content alone.
 */
export interface Upload {
  name: string;
  content: Uint8Array;
}
export const MAX_FILE_BYTES = 15 * 1024 * 1024;
export const MAX_FILES = 3;
/** Pictures of one product: the featured one and five in its album. */
export const MAX_PRODUCT_IMAGES = 6;

/** Whether something is a file that arrived. */
export const isUpload = (value: unknown): value is Upload =>
  typeof value === 'object' && value !== null && (value as Upload).content instanceof Uint8Array;

/**
 * A file field of a multipart body; a browser hands over the file itself. Endpoints that take one declare
 * `uploads`.
 */
export const uploadField = (): z.ZodType<Upload, Upload | Blob> => z.custom<Upload>(isUpload, 'not_file');

/** A picture that says more of itself, or stands alone: `images[0][file]` or `images[0]`, a file or an address. */
export const pictureField = <Picture extends z.ZodObject>(picture: Picture) =>
  z.preprocess(
    (value) => (isUpload(value) ? { file: value } : typeof value === 'string' ? { url: value } : value),
    picture,
  );
