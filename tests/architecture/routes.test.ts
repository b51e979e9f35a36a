import { describe, expect, test } from 'vitest';
import { readSources } from './sources.ts';

const routes = readSources().filter(({ file }) => file.startsWith('server/') && file.endsWith('.routes.ts'));

describe('route files', () => {
  test('contain no logic: a use case is a file of its own', () => {
    const wrong = routes
      .filter(({ text }) => /\basync\b|\bawait\b|=> \{\s*$|^(export )?function /m.test(text))
      .map(({ file }) => file);
    expect(wrong).toEqual([]);
  });

  test('contain no SQL', () => {
    const wrong = routes.filter(({ text }) => /\bsql[`<.]|from 'kysely'/.test(text)).map(({ file }) => file);
    expect(wrong).toEqual([]);
  });
});
