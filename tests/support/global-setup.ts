import type { TestProject } from 'vitest/node';
import { readCatalogue } from '../../tools/statements/read-catalogue.ts';
import { emptyFolder, writeCatalogue } from '../../tools/statements/recorded.ts';
import { startTestPostgres, TEMPLATE, withClient } from './postgres.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    postgresUrl: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startTestPostgres();
  if (process.env.RECORD_STATEMENTS !== undefined) {
    emptyFolder();
    await withClient(postgres.url(TEMPLATE), async (client) => writeCatalogue(await readCatalogue(client)));
  }
  project.provide('postgresUrl', postgres.url('postgres'));
  return () => postgres.stop();
}
