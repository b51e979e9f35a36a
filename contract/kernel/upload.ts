import { z } from 'zod';

/**
 * A file of a multipart body: content and file name. The file type is detected from the content only,
 * because names can lie.
 */
export interface Upload {
  name: string;
  content: Uint8Array;
}
/** File names of tables, for file inputs: Excel, HTML tables of old programs, and separated text. */
export const TABLE_FILES = '.xlsx,.xls,.csv,.txt';
export const MAX_FILE_BYTES = 15 * 1024 * 1024;
export const MAX_FILES = 3;
/** Most pictures of a product: the featured one and five others. */
export const MAX_PRODUCT_IMAGES = 6;

/** Whether a value is an uploaded file. */
export const isUpload = (value: unknown): value is Upload =>
  typeof value === 'object' && value !== null && (value as Upload).content instanceof Uint8Array;

/** A file field of a multipart body. Browsers send a `File`. Endpoints with one declare `uploads`. */
export const uploadField = (): z.ZodType<Upload, Upload | Blob> => z.custom<Upload>(isUpload, 'not_file');

/** A picture with fields of its own, or alone: `images[0][file]` or `images[0]`, a file or an address. */
export const pictureField = <Picture extends z.ZodObject>(picture: Picture) =>
  z.preprocess(
    (value) => (isUpload(value) ? { file: value } : typeof value === 'string' ? { url: value } : value),
    picture,
  );
