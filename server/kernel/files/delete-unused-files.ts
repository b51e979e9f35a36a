import { sql } from 'kysely';
import { defineTask, type Task } from '../jobs/task.ts';
import { FILE_LOCK, type FileStore } from './file-store.ts';
import { isPublicFile } from './find-file.ts';

const BATCH = 200;
const versions = ['sha256', 'thumbnail_sha256', 'small_thumbnail_sha256'] as const;

/**
 * Deletes files without a document: their rows after a day, and the bytes when no other row names them. Rows
 * are deleted first, in one statement with the check: bytes without a row are harmless, a row without bytes
 * is not.
 */
export const deleteUnusedFilesTask = (files: FileStore): Task =>
  defineTask({
    name: 'forget-files',
    cron: '41 3 * * *',
    async run({ db, log }) {
      const { rows } = await sql<Record<(typeof versions)[number], string | null>>`
      delete from files where id in (select f.id from files f where f.created_at < now() - interval '1 day'
        and f.document_type is null and not ${isPublicFile} limit ${BATCH})
      returning sha256, thumbnail_sha256, small_thumbnail_sha256`.execute(db);
      const hashes = new Set(
        rows.flatMap((row) => versions.map((version) => row[version])).filter((hash) => hash !== null),
      );
      for (const hash of hashes)
        await db.transaction().execute(async (held) => {
          // A concurrent upload of the same bytes waits for the lock, and writes them again.
          await sql`select pg_advisory_xact_lock(${FILE_LOCK}, hashtext(${hash}))`.execute(held);
          const named = await held
            .selectFrom('files')
            .select('id')
            .where((own) => own.or(versions.map((version) => own(version, '=', hash))))
            .executeTakeFirst();
          if (named === undefined) await files.remove(hash);
        });
      log('files forgotten', { count: rows.length });
    },
  });
