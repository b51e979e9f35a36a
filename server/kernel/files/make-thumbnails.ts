import { sql } from 'kysely';
import { defineTask, type Task } from '../jobs/task.ts';
import { FILE_LOCK, hashOf, type FileStore } from './file-store.ts';
import { thumbnailOf } from './images.ts';

const BATCH = 50;

/** Creates thumbnails of new files; until then lists show the full picture. */
export const makeThumbnailsTask = (files: FileStore): Task =>
  defineTask({
    name: 'make-thumbnails',
    on: ['file'],
    cron: '*/15 * * * *',
    async run({ db, log }) {
      const rows = await db
        .selectFrom('files')
        .select('sha256')
        .distinct()
        .where('thumbnail_sha256', 'is', null)
        .where('width', 'is not', null)
        .limit(BATCH)
        .execute();
      for (const { sha256 } of rows) {
        const drawn = await thumbnailOf(await files.read(sha256));
        await db.transaction().execute(async (held) => {
          await sql`select pg_advisory_xact_lock_shared(${FILE_LOCK}, hashtext(${hashOf(drawn)}))`.execute(
            held,
          );
          await held
            .updateTable('files')
            .set({ thumbnail_sha256: await files.put(drawn) })
            .where('sha256', '=', sha256)
            .execute();
        });
      }
      log('thumbnails drawn', { count: rows.length });
    },
  });
