import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { allErrors } from '../../contract/errors.ts';
import { resources } from '../../contract/kernel/permission.ts';
import { allRoutes } from '../../server/routes.ts';
import { readSources } from './sources.ts';

const sources = readSources();
const LONGEST = 350;

describe('files', () => {
  test('have at most 350 lines', () => {
    expect(
      sources
        .map(({ file, text }) => [file, text.split('\n').length] as const)
        // The baseline of the schema is read as reference documentation, one file per service.
        .filter(([file, lines]) => lines > LONGEST && !/^db\/migrations\/000\d-/.test(file)),
    ).toEqual([]);
  });

  test('have a median below 90 lines and a 95th percentile below 250', () => {
    const lengths = sources.map(({ text }) => text.split('\n').length).toSorted((a, b) => a - b);
    const percentile = (share: number) => lengths[Math.floor(lengths.length * share)];
    expect(percentile(0.5)).toBeLessThan(90);
    expect(percentile(0.95)).toBeLessThan(250);
  });

  test('of the web app contain no `as unknown as`', () => {
    const cast = /as unknown as/;
    const screens = sources.filter(({ file }) => file.startsWith('web/') && !file.endsWith('.test.ts'));
    expect(screens.length).toBeGreaterThan(300);
    expect(screens.filter(({ text }) => cast.test(text)).map(({ file }) => file)).toEqual([]);
  });

  test('have lines of at most 110 columns, except texts and imports that cannot be broken', () => {
    const WIDEST = 110;
    // A text or pattern that fills most of a line, or the import of one name.
    const unbreakable = /(['"`]).{40,}\1|`[^`]{40,}$|^[^`]{40,}`|\/.{40,}\/|^import |\} from /;
    const wide = sources
      .filter(({ file }) => !file.startsWith('db/migrations/') && /\.(ts|tsx|mjs|css)$/.test(file))
      .flatMap(({ file, text }) =>
        text
          .split('\n')
          .map((line, index) => ({ place: `${file}:${index + 1}`, line }))
          .filter(({ line }) => line.length > WIDEST && !unbreakable.test(line)),
      );
    expect(wide.map(({ place }) => place)).toEqual([]);
  });

  test('contain no reminder of unfinished work', () => {
    // Split, so that this file does not match its own pattern.
    const words = new RegExp(['TO', 'DO|FIX', 'ME|XX', 'X\\b'].join(''));
    expect(sources.filter(({ text }) => words.test(text)).map(({ file }) => file)).toEqual([]);
  });
});

describe('browser tests', () => {
  test('use fixed timeouts only where elapsed time is the condition under test', () => {
    // Hover and typing delays, and late answers of the server.
    const ALLOWED = { 'live.spec.ts': 1, 'shared.spec.ts': 4, 'startup-cache.spec.ts': 1 };
    const found = sources
      .filter(({ file }) => file.startsWith('tests/e2e/'))
      .map(({ file, text }) => [path.basename(file), text.split('.waitForTimeout(').length - 1] as const)
      .filter(([, times]) => times > 0);
    expect(Object.fromEntries(found)).toEqual(ALLOWED);
  });
});

describe('endpoints', () => {
  const endpoints = allRoutes.map(({ endpoint }) => endpoint);

  test('have unique names and addresses', () => {
    const duplicates = (words: string[]) => words.filter((word, index) => words.indexOf(word) !== index);
    expect(duplicates(endpoints.map(({ id }) => id))).toEqual([]);
    expect(
      duplicates(endpoints.map(({ method, path }) => `${method} ${path.replaceAll(/\{\w+\}/g, '{}')}`)),
    ).toEqual([]);
  });

  test('declare who may call them', () => {
    const known = new Set<string>(resources);
    const wrong = endpoints
      .filter(({ access }) => access !== 'public' && access !== 'signed_in' && !known.has(access.resource))
      .map(({ id }) => id);
    expect(wrong).toEqual([]);
    expect(endpoints.filter(({ access }) => access === 'public').map(({ path }) => path)).toEqual([
      'register',
      'email/verify/{username}/{token}',
      'password/email',
      'password/reset',
      'oauth/providers',
      'oauth/providers/{provider}/start',
      'oauth/token',
      'markets/{market_name}',
    ]);
  });

  test('declare only errors that exist', () => {
    expect(
      endpoints.flatMap(({ id, errors }) =>
        errors.filter((code) => !(code in allErrors)).map((code) => `${id}: ${code}`),
      ),
    ).toEqual([]);
  });
});

describe('screens', () => {
  const screens = sources.filter(
    ({ file }) => /^web\/screens\/.+\.tsx$/.test(file) && !/__root|_shell\.tsx$/.test(file),
  );

  test('each has a title phrase, and each behind the guard says what it needs', () => {
    expect(screens.length).toBeGreaterThan(20);
    expect(screens.filter(({ text }) => !/title: \(\$\) => \$\./.test(text)).map(({ file }) => file)).toEqual(
      [],
    );
    expect(
      screens
        .filter(({ file, text }) => file.includes('/_shell/') && !text.includes('needs: {'))
        .map(({ file }) => file),
    ).toEqual([]);
  });
});
