import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { cards } from '../../contract/cards.gen.ts';
import { readSources } from './sources.ts';

const sources = readSources();

describe('docs/glossary.md', () => {
  const rows = readFileSync('docs/glossary.md', 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) => line.split('|').map((cell) => cell.trim()));
  const terms = new Set(rows.map(([, term]) => term));

  test('has a row for every entity card, with all four columns', () => {
    expect(cards.map((card) => card.entity.replaceAll('_', ' ')).filter((name) => !terms.has(name))).toEqual(
      [],
    );
    expect(rows.filter((cells) => cells.length !== 6 || cells.slice(1, 5).includes(''))).toEqual([]);
  });

  test('has a row for every entity of the contract', () => {
    const entities = new Set(
      sources
        .map(({ file }) => /^contract\/(?!kernel)[\w-]+\/([\w-]+)\//.exec(file)?.[1]?.replaceAll('-', ' '))
        .filter((entity) => entity !== undefined),
    );
    expect(entities.size).toBeGreaterThan(20);
    expect([...entities].filter((entity) => !terms.has(entity))).toEqual([]);
  });
});

describe('documents', () => {
  test.for([
    ['CHANGELOG.md', 120],
    ['bench/README.md', 60],
    ['docs/architecture.md', 130],
  ] as const)('%s has at most %i lines', ([file, limit]) => {
    expect(readFileSync(file, 'utf8').trimEnd().split('\n').length).toBeLessThanOrEqual(limit);
  });

  const TOURS = ['create-an-order', 'post-a-payment', 'add-an-entity', 'read-a-list'];
  const pages = [...TOURS.map((tour) => `docs/tours/${tour}.md`), 'docs/tours/add-an-order-type.md'];

  test.for([...pages, 'docs/architecture.md', 'CONTRIBUTING.md', 'drill/README.md'])(
    '%s names existing paths',
    (page) => {
      const paths = [...readFileSync(page, 'utf8').matchAll(/`([\w.-]+\/[\w./-]*)`/g)]
        .map(([, name = '']) => name)
        .filter((name) => existsSync(name.split('/')[0]!));
      expect(paths.length).toBeGreaterThan(3);
      expect(paths.filter((name) => !existsSync(name))).toEqual([]);
    },
  );
});

describe('docs/coverage.md', () => {
  const page = readFileSync('docs/coverage.md', 'utf8');

  test('names existing files', () => {
    const files = [...page.matchAll(/`((?:contract|docs|phrases|server|tests|web)\/[^`*]+)`/g)].map(
      ([, file = '']) => file,
    );
    expect(files.length).toBeGreaterThan(60);
    expect(files.filter((file) => !existsSync(file))).toEqual([]);
  });

  test('says for every rule where it is met, once', () => {
    const rules = [...page.matchAll(/^\| (R\d{3}) \| .+ \| (.*) \|$/gm)];
    expect(rules.length).toBe(new Set(rules.map(([, id]) => id)).size);
    expect(rules.filter(([, , where = '']) => where.trim() === '').map(([, id]) => id)).toEqual([]);
  });

  test('names a test for every rule', () => {
    const rules = [...page.matchAll(/^\| (R\d{3}) \| .+ \| (.*) \|$/gm)];
    const without = rules.filter(
      ([, , where = '']) => !/\.(test|spec)\.ts|\/golden\/|^the same$/.test(where),
    );
    expect(without.map(([, id]) => id)).toEqual([]);
  });

  test('quotes titles of existing tests', () => {
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
