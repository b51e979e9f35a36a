import { sql } from 'kysely';
import type { LoggedEntityType } from '@hakobu/contract/find-card.ts';
import type { Endpoint } from '@hakobu/contract/kernel/endpoint.ts';
import type { Upload } from '@hakobu/contract/kernel/upload.ts';
import type { Context } from '../context.ts';
import { findRow, lockRow } from '../list/list-rows.ts';
import type { ListSource } from '../list/list-source.ts';
import { preparedRoute, route, type Preparation, type Route } from '../route.ts';
import { attachFiles, detachFile } from './attach-files.ts';
import { storeAttachment } from './store-file.ts';

type AnyEndpoint = Endpoint<any, any, any, any>;
type Id = number | string;

interface Papers<Row extends object> {
  /** Name of the document in the change log. */
  word: LoggedEntityType;
  source: ListSource<Row>;
  /** Answers the document with its files. */
  read: (ctx: Context, id: Id) => Promise<Row>;
}

/** Serves `definePapers`. The document itself does not change. */
export function attachmentRoutes<Row extends object>(
  { add, remove }: { add: AnyEndpoint; remove: AnyEndpoint },
  { word, source, read }: Papers<Row>,
): Route[] {
  const lockPaper = (ctx: Context, id: Id) => lockRow(ctx, source, { id, columns: sql`1` });
  const changed = (ctx: Context, id: Id, content: Record<string, unknown>): Promise<Row> => {
    ctx.log({ logable_type: word, logable_id: id, type_id: 'write', content });
    return read(ctx, id);
  };
  /** Stores the uploaded files before the document is locked. */
  const keep: Preparation<AnyEndpoint, string[]> = async (ctx, { params, body }) => {
    await findRow(ctx, source, params.id);
    const ids: string[] = [];
    for (const file of body.files as Upload[]) ids.push(await storeAttachment(ctx, file));
    return ids;
  };
  return [
    preparedRoute(add, keep, async (ctx, { params: { id }, body }, files) => {
      await lockPaper(ctx, id);
      await attachFiles(ctx, { word, id }, files);
      return changed(ctx, id, { files_attached: (body.files as Upload[]).map(({ name }) => name) });
    }),
    route(remove, async (ctx, { params: { id, file_id } }) => {
      await lockPaper(ctx, id);
      await detachFile(ctx, { word, id }, file_id);
      return changed(ctx, id, { files_detached: 1 });
    }),
  ];
}
