import { sql } from 'kysely';
import { defineTask, type Task } from '../jobs/task.ts';
import { FILE_LOCK, hashOf, type FileStore } from './file-store.ts';
import { thumbnailOf } from './images.ts';

const BATCH = 50;
const sideOf = { thumbnail_sha256: 256, small_thumbnail_sha256: 64 } as const;
const columns = Object.keys(sideOf) as (keyof typeof sideOf)[];

/** Creates thumbnails of new files; until then larger versions are shown. */
export const makeThumbnailsTask = (files: FileStore): Task =>
  defineTask({
    name: 'make-thumbnails',
    on: ['file'],
    cron: '*/15 * * * *',
    async run({ db, log }) {
      const rows = await db
        .selectFrom('files')
        .select(['sha256', ...columns])
        .distinct()
        .where((file) => file.or(columns.map((column) => file(column, 'is', null))))
        .where('width', 'is not', null)
        .limit(BATCH)
        .execute();
      for (const { sha256, ...made } of rows) {
        const content = await files.read(sha256);
        for (const column of columns.filter((one) => made[one] === null)) {
          const drawn = await thumbnailOf(content, sideOf[column]);
          await db.transaction().execute(async (held) => {
            await sql`select pg_advisory_xact_lock_shared(${FILE_LOCK}, hashtext(${hashOf(drawn)}))`.execute(
              held,
            );
            await held
              .updateTable('files')
              .set({ [column]: await files.put(drawn) })
              .where('sha256', '=', sha256)
              .execute();
          });
        }
      }
      log('thumbnails drawn', { count: rows.length });
    },
  });
