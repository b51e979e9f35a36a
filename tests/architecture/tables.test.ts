import { describe, expect, test } from 'vitest';
import { readSources } from './sources.ts';

/** Writers of the house itself: what fills an empty database, and what the kernel keeps. */
const EVERYWHERE = /^server\/(seed|kernel)\//;
const WRITES = [
  /\binsert into (?:public\.)?(\w+)/gi,
  /\bupdate (?:only )?(\w+)(?: \w+)? set\b/gi,
  /\bdelete from (\w+)/gi,
  /\b(?:insertInto|updateTable|deleteFrom)\('(\w+)/g,
  /\b(?:insertRow|updateRow|deleteRow)\(\s*ctx,\s*'(\w+)'/g,
  /^\s*table: '(\w+)'/gm,
];

const nounOf = (file: string): string => file.split('/').slice(0, 3).join('/');

/** Each table with the nouns whose files write it. */
function writers(): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const { file, text } of readSources()) {
    if (!file.startsWith('server/') || file.endsWith('.test.ts') || EVERYWHERE.test(file)) continue;
    for (const pattern of WRITES)
      for (const [, table = ''] of text.matchAll(pattern)) {
        if (table.includes('lookup')) continue;
        found.set(table, (found.get(table) ?? new Set()).add(nounOf(file)));
      }
  }
  return found;
}

describe('a table', () => {
  test('is written by one noun', () => {
    const shared = [...writers()].filter(([, nouns]) => nouns.size > 1);
    expect(shared.map(([table, nouns]) => `${table}: ${[...nouns].sort().join(', ')}`).sort()).toEqual([]);
  });
});
