import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Db } from '../../server/kernel/database/database.ts';
import { statements } from '../../server/kernel/database/observe-statements.ts';
import { problemsOf } from '../../tools/statements/compare.ts';
import { findTemplates, type Template } from '../../tools/statements/find-templates.ts';
import { readCatalogue } from '../../tools/statements/read-catalogue.ts';
import { byTemplate, keyOf, type Catalogue, type Recorded } from '../../tools/statements/recorded.ts';
import { createRecorder } from '../../tools/statements/recorder.ts';
import { withClient } from '../support/postgres.ts';
import { useTestServer } from '../support/test-server.ts';
import { samples, withPart, withSharedPart } from './samples.ts';

const file = 'tests/statements/samples.ts';
const root = path.resolve(import.meta.dirname, '../..');
const server = useTestServer();
let catalogue: Catalogue;
let templates: Template[];
/** Records of the last run. */
async function problemsAfter(run: (db: Db) => Promise<unknown>): Promise<string[]> {
  const before = statements.observer;
  const { observe, recorded } = createRecorder();
  statements.observer = observe;
  await run(server.app.database.db);
  statements.observer = before;
  return problemsIn(recorded());
}

function problemsIn(recorded: readonly Recorded[]): string[] {
  const seen = byTemplate(recorded);
  return templates
    .filter(({ fragments }) => seen.has(keyOf(fragments)))
    .flatMap((template) => problemsOf(template, seen.get(keyOf(template.fragments)), catalogue));
}

beforeAll(async () => {
  await withClient(server.databaseUrl, async (client) => void (catalogue = await readCatalogue(client)));
  templates = findTemplates(root, path.join(root, 'tests/statements/tsconfig.json'), (name) => name === file);
});

describe('a statement', () => {
  test.for([
    ['agrees with its type', []],
    ['takes all columns and types some', []],
    ['has no type', []],
    ['asks that a column is not null', []],
    ['asks that a column is one of some', []],
    ['calls a number text', ['id is number, not string']],
    ['calls an amount a number', ['amount is string, not number']],
    ['calls a moment a date', ['at is string, not object']],
    ['calls a list of numbers words', ['ids is number[], not string[]']],
    ['names a column that is not answered', ['the answer has no column nickname']],
    ['leaves a column out of its type', ['its type does not name name']],
    ['forgets that a column may be null', ['tel may be null in its table']],
    ['forgets that an expression was null', ['last was null']],
  ] as const)('that %s', async ([name, problems]) => {
    expect(await problemsAfter(samples[name]!)).toEqual(problems);
  });

  test('that is a fragment of another is compared as far as it goes', async () => {
    expect(await problemsAfter(withPart)).toEqual(['tel may be null in its table']);
  });

  test('that shares a fragment with another is compared where the fragment fits', async () => {
    expect(await problemsAfter(withSharedPart)).toEqual([]);
  });

  test('that no test executes is reported', () => {
    const unseen = templates.find(({ fragments }) => fragments.join('').endsWith('order by id'))!;
    expect(problemsOf(unseen, undefined, catalogue)).toEqual(['no test runs it']);
  });
});
