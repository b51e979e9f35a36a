// Statements recorded by the tests, in test-results/statements.
import fs from 'node:fs';
import path from 'node:path';

/** Output of a test run: one file for each test file, and the catalogue of the schema. */
export const folder = path.resolve(import.meta.dirname, '../../test-results/statements');

/** A column of an answer. `table` and `position` are set where it is a plain column of a table. */
export interface RecordedColumn {
  name: string;
  /** The oid of its type. */
  type: number;
  table: number;
  position: number;
  /** A null occurred in it. */
  null: boolean;
}

/** A template that was part of an executed statement, with the columns of the statement's answer. */
export interface Recorded {
  /** The static parts of the template, which identify it. */
  fragments: readonly string[];
  /** It was the whole statement, not a fragment of one. */
  whole: boolean;
  columns: RecordedColumn[];
}

/** The schema of the test database: types by oid, and columns that cannot be null. */
export interface Catalogue {
  types: Record<number, { name: string; kind: string; element: number }>;
  /** By `table oid.position`. */
  columns: Record<string, { name: string; notNull: boolean }>;
  tables: string[];
}

const catalogueFile = path.join(folder, 'catalogue.json');

export function emptyFolder(): void {
  fs.rmSync(folder, { recursive: true, force: true });
  fs.mkdirSync(folder, { recursive: true });
}

export function writeCatalogue(catalogue: Catalogue): void {
  fs.writeFileSync(catalogueFile, JSON.stringify(catalogue));
}

export const readCatalogue = (): Catalogue => JSON.parse(fs.readFileSync(catalogueFile, 'utf8')) as Catalogue;

/** Each once: most statements differ in the text around their fragments, not in their results. */
export function writeRecorded(name: string, all: readonly Recorded[]): void {
  const textOf = remembered((value: object) => JSON.stringify(value));
  const lines = new Set(
    all.map(
      ({ fragments, whole, columns }) =>
        `{"fragments":${textOf(fragments)},"whole":${whole},"columns":${textOf(columns)}}\n`,
    ),
  );
  fs.writeFileSync(path.join(folder, `${name}.jsonl`), [...lines].join(''));
}

function remembered<Key extends object, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>();
  return (key) => {
    if (!known.has(key)) known.set(key, make(key));
    return known.get(key)!;
  };
}

/** All records, by the fragments of the template. */
export function readRecorded(): Map<string, Recorded[]> {
  const files = fs.readdirSync(folder).filter((file) => file.endsWith('.jsonl'));
  return byTemplate(
    files.flatMap((file) =>
      fs
        .readFileSync(path.join(folder, file), 'utf8')
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => JSON.parse(line) as Recorded),
    ),
  );
}

export const keyOf = (fragments: readonly string[]): string => JSON.stringify(fragments);
export const byTemplate = (all: readonly Recorded[]): Map<string, Recorded[]> =>
  Map.groupBy(all, ({ fragments }) => keyOf(fragments));
