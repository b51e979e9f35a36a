import { describe, expect, test } from 'vitest';
import { readSources } from './sources.ts';

/** Seed and kernel may write any table. */
const EVERYWHERE = /^server\/(seed|kernel)\//;
const WRITES = [
  /\binsert into (?:public\.)?(\w+)/gi,
  /\bupdate (?:only )?(\w+)(?: \w+)? set\b/gi,
  /\bdelete from (\w+)/gi,
  /\b(?:insertInto|updateTable|deleteFrom)\('(\w+)/g,
  /\b(?:insertRow|updateRow|deleteRow)\(\s*ctx,\s*'(\w+)'/g,
  /^\s*table: '(\w+)'/gm,
];

const entityOf = (file: string): string => file.split('/').slice(0, 3).join('/');

/** Each table with the entities whose files write it. */
function writers(): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const { file, text } of readSources()) {
    if (!file.startsWith('server/') || file.endsWith('.test.ts') || EVERYWHERE.test(file)) continue;
    for (const pattern of WRITES)
      for (const [, table = ''] of text.matchAll(pattern)) {
        if (table.includes('lookup')) continue;
        found.set(table, (found.get(table) ?? new Set()).add(entityOf(file)));
      }
  }
  return found;
}

describe('a table', () => {
  test('is written by one entity only', () => {
    const shared = [...writers()].filter(([, entities]) => entities.size > 1);
    expect(shared.map(([table, entities]) => `${table}: ${[...entities].sort().join(', ')}`).sort()).toEqual(
      [],
    );
  });
});
