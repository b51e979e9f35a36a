import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { allErrors } from '../../contract/errors.ts';
import { resources } from '../../contract/kernel/permission.ts';
import { allRoutes } from '../../server/routes.ts';
import { readSources } from './sources.ts';

const sources = readSources();
const LONGEST = 350;

describe('files', () => {
  test('none is longer than 350 lines', () => {
    expect(
      sources
        .map(({ file, text }) => [file, text.split('\n').length] as const)
        .filter(([, lines]) => lines > LONGEST),
    ).toEqual([]);
  });

  test('are mostly short: half below 90 lines, 19 of 20 below 250', () => {
    const lengths = sources.map(({ text }) => text.split('\n').length).toSorted((a, b) => a - b);
    const atShare = (share: number) => lengths[Math.floor(lengths.length * share)];
    expect(atShare(0.5)).toBeLessThan(90);
    expect(atShare(0.95)).toBeLessThan(250);
  });

  test('of the web app take no type for another', () => {
    const cast = /as unknown as/;
    const screens = sources.filter(({ file }) => file.startsWith('web/') && !file.endsWith('.test.ts'));
    expect(screens.length).toBeGreaterThan(300);
    expect(screens.filter(({ text }) => cast.test(text)).map(({ file }) => file)).toEqual([]);
  });

  test('none has lines over 110 columns, but for what cannot be broken', () => {
    const WIDEST = 110;
    // a text or pattern that fills most of a line, or the import of one name
    const whole = /(['"`]).{40,}\1|`[^`]{40,}$|^[^`]{40,}`|\/.{40,}\/|^import |\} from /;
    const wide = sources
      .filter(({ file }) => !file.startsWith('db/migrations/') && /\.(ts|tsx|mjs|css)$/.test(file))
      .flatMap(({ file, text }) =>
        text
          .split('\n')
          .map((line, index) => ({ place: `${file}:${index + 1}`, line }))
          .filter(({ line }) => line.length > WIDEST && !whole.test(line)),
      );
    expect(wide.map(({ place }) => place)).toEqual([]);
  });

  test('none leaves work undone', () => {
    // written apart, so that this line does not find itself
    const words = new RegExp(['TO', 'DO|FIX', 'ME|XX', 'X\\b'].join(''));
    expect(sources.filter(({ text }) => words.test(text)).map(({ file }) => file)).toEqual([]);
  });
});

describe('browser tests', () => {
  test('wait by the clock only where time itself is what is waited for', () => {
    // nothing happens while a pointer passes by, nothing or something is typed; an answer comes late
    const BY_TIME = { 'live.spec.ts': 1, 'shared.spec.ts': 4, 'starts.spec.ts': 1 };
    const found = sources
      .filter(({ file }) => file.startsWith('tests/e2e/'))
      .map(({ file, text }) => [path.basename(file), text.split('.waitForTimeout(').length - 1] as const)
      .filter(([, times]) => times > 0);
    expect(Object.fromEntries(found)).toEqual(BY_TIME);
  });
});

describe('names', () => {
  test('every noun of the contract stands in the glossary', () => {
    const terms = new Set(
      readFileSync('docs/glossary.md', 'utf8')
        .split('\n')
        .map((line) => line.split('|')[1]?.trim()),
    );
    const nouns = new Set(
      sources
        .map(({ file }) => /^contract\/(?!kernel)[\w-]+\/([\w-]+)\//.exec(file)?.[1]?.replaceAll('-', ' '))
        .filter((noun) => noun !== undefined),
    );
    expect(nouns.size).toBeGreaterThan(20);
    expect([...nouns].filter((noun) => !terms.has(noun))).toEqual([]);
  });
});

describe('docs/coverage.md', () => {
  const page = readFileSync('docs/coverage.md', 'utf8');

  test('names files that are there', () => {
    const files = [...page.matchAll(/`((?:contract|docs|phrases|server|tests|web)\/[^`*]+)`/g)].map(
      ([, file = '']) => file,
    );
    expect(files.length).toBeGreaterThan(60);
    expect(files.filter((file) => !existsSync(file))).toEqual([]);
  });

  test('says of every rule where it is met', () => {
    const rules = [...page.matchAll(/^\| (R\d{3}) \| .+ \| (.*) \|$/gm)];
    expect(rules.length).toBe(new Set(rules.map(([, id]) => id)).size);
    expect(rules.filter(([, , where = '']) => where.trim() === '').map(([, id]) => id)).toEqual([]);
  });

  test('names a test of every rule', () => {
    const rules = [...page.matchAll(/^\| (R\d{3}) \| .+ \| (.*) \|$/gm)];
    const without = rules.filter(
      ([, , where = '']) => !/\.(test|spec)\.ts|\/golden\/|^the same$/.test(where),
    );
    expect(without.map(([, id]) => id)).toEqual([]);
  });

  test('names tests by what they are called', () => {
    const flat = (text: string) => text.replaceAll(/\s+/g, ' ');
    const wrong: string[] = [];
    for (const [where] of page.matchAll(/^\|.*\|$/gm)) {
      let file = '';
      for (const [, named, title] of where.matchAll(/`([^`]+\.tsx?)`|"([^"]+)"/g)) {
        if (named !== undefined) file = named.includes('/') ? named : path.join(path.dirname(file), named);
        else if (title !== undefined && /\.(test|spec)\.ts$/.test(file)) {
          const text = flat(readFileSync(file, 'utf8'));
          const parts = title.split('…').map((part) => flat(part).trim());
          if (!parts.every((part) => text.includes(part))) wrong.push(`${file}: ${title}`);
        }
      }
    }
    expect(wrong).toEqual([]);
  });
});

describe('endpoints', () => {
  const endpoints = allRoutes.map(({ endpoint }) => endpoint);

  test('each has a name and an address of its own', () => {
    const twice = (words: string[]) => words.filter((word, index) => words.indexOf(word) !== index);
    expect(twice(endpoints.map(({ id }) => id))).toEqual([]);
    expect(
      twice(endpoints.map(({ method, path }) => `${method} ${path.replaceAll(/\{\w+\}/g, '{}')}`)),
    ).toEqual([]);
  });

  test('each says who may call it', () => {
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

  test('each names only errors that exist', () => {
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
