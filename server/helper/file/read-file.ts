import type { getFile } from '@hakobu/contract/helper/file/file.endpoints.ts';
import { fileAddresses } from '#kernel/files/file-address.ts';
import { findFile } from '#kernel/files/find-file.ts';
import { requireFileReader } from '#kernel/files/file-reader.ts';
import type { Handler, Route } from '#kernel/route.ts';

/**
 * Reads a public file, or one of a document that the caller may read. Refuses with `not_found`, and with
 * `forbidden` where the right on its document is missing.
 */
export const readFileOf =
  (served: readonly Route[]): Handler<typeof getFile> =>
  async (ctx, { params: { id } }) => {
    const file = await findFile(ctx.db, id);
    if (!file.shown_to_all) await requireFileReader(ctx, served, ctx.actor, file);
    return (await fileAddresses(ctx.db, ctx.now))(file);
  };
