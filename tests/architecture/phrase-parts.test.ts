// The build splits phrases into chunks: every phrase that a file names must be in a chunk that it loads.
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { en } from '../../phrases/en/catalogue.gen.ts';
import { ja } from '../../phrases/ja/catalogue.gen.ts';
import { vi } from '../../phrases/vi/catalogue.gen.ts';
import { divide, FIRST, DYNAMIC_LOOKUPS, only, phrasesAt } from '../../web/build/phrase-parts.ts';
import { phrasesWithScreens } from '../../web/build/phrase-plugin.ts';
import { isScreen, readUses, togetherWith, useOf } from '../../web/build/phrase-use.ts';
import { readSources, root } from './sources.ts';

const uses = readUses();
const parts = divide(uses);
const later = [...[...uses.values()].flatMap((use) => use.later), ...[...uses.keys()].filter(isScreen)];
const code = readSources().filter(
  ({ file }) => /^web\/(?!build\/).*\.tsx?$/.test(file) && !file.endsWith('.test.ts'),
);

/** Gzipped size. */
const kilobytes = (words: object): number => gzipSync(JSON.stringify(words), { level: 9 }).length / 1000;

/** Writes `import` only at run time, so that no tool reads the examples as imports of this file. */
const imports = (text: string): string => text.replaceAll(/\btake\b/g, 'import');

describe('the phrase use of a file', () => {
  test('lists static imports, dynamic imports and phrase names', () => {
    const text = `
      take { a, type B } from '#kit/a.ts';
      take type { C } from './c.ts';
      take './d.css';
      take {
        e,
      } from '../e.ts';
      const Later = lazy(() => take('./later.tsx'));
      let shape: typeof take('./shape.ts');
      t(($) => $.order.order.title[type]) + t(($) => $.common?.act['save']);
      const rights = collect($, 'rights');
      const { name } = phrases().order.order;
    `;
    expect(useOf('entities/x/one.tsx', imports(text).replaceAll(/^ {6}/gm, ''))).toEqual({
      imports: ['kit/a.ts', 'entities/x/d.css', 'entities/e.ts'],
      later: ['entities/x/later.tsx'],
      names: ['order.order.title', 'common.act.save', 'order.order', '*.rights'],
      inStaticData: [],
    });
  });

  test('of a screen also lists what the app frame shows of it', () => {
    const text = `take { Route as Other } from './other.tsx';
staticData: { title: ($) => $.order.order.name, menu: { group: 'sale' } }, }); t(($) => $.common.act.save)`;
    const { imports: now, later: after, names, inStaticData } = useOf('screens/one.tsx', imports(text));
    expect({ now, after, names, inStaticData }).toEqual({
      now: [],
      after: [],
      names: ['common.act.save'],
      inStaticData: ['order.order.name'],
    });
  });

  test('is read of every file', () => {
    expect(later.length).toBeGreaterThan(100);
    const named = [...uses.values()].flatMap((use) => [...use.imports, ...use.later]);
    expect([...new Set(named)].filter((file) => !file.endsWith('.css') && !uses.has(file))).toEqual([]);
  });

  test('is complete: phrases are read through `$`, and dynamic lookups are in known files only', () => {
    const wrong = code.flatMap(({ file, text }) => [
      ...(text.match(/(?<![$\w])(?!\$)\w+: Phrases\b(?!\[)/g) ?? []).filter(() => file !== 'web/app/i18n.ts'),
      // a selector with another parameter: `t((words) => …)`
      ...(text.match(/\b(?:t|phrase)\(\s*\(?\{?\w+[^$'"()=]*\)? =>/g) ?? []),
      // an alias of `$`
      ...(text.match(/(?:=|\breturn)\s*\$(?![\w.?{])/g) ?? []),
    ]);
    expect(wrong).toEqual([]);
    const dynamic = code.filter(({ text }) => /\b(?:collect|phraseAt)\(/.test(text));
    expect(
      dynamic.map(({ file }) => file.slice('web/'.length)).filter((file) => !(file in DYNAMIC_LOOKUPS)),
    ).toEqual([]);
    expect(Object.keys(DYNAMIC_LOOKUPS).filter((file) => !uses.has(file))).toEqual([]);
    const screens = code.filter(({ file }) => isScreen(file.slice('web/'.length)));
    const untranslated = screens.filter(({ text }) =>
      /\b(?:title|noun): (?!\(\$\) => )\w+/.test(staticData(text)),
    );
    expect(untranslated.map(({ file }) => file)).toEqual([]);
  });
});

const staticData = (text: string): string => /staticData: \{[^]*?\n {2}\}/.exec(text)?.[0] ?? '';

describe('phrase chunks', () => {
  test('contain every phrase that a file and its static imports name', () => {
    const first = parts.phrases.get(FIRST)!;
    const missing = [...new Set([...later, 'app/main.tsx'])].flatMap((file) => {
      const there = new Set([
        ...first,
        ...parts.neededBy(file).flatMap((part) => [...parts.phrases.get(part)!]),
      ]);
      return [...togetherWith(uses, [file])]
        .flatMap((each) => uses.get(each)!.names.flatMap(phrasesAt))
        .filter((phrase) => !there.has(phrase))
        .map((phrase) => `${file}: ${phrase}`);
    });
    expect(missing).toEqual([]);
    expect(parts.neededBy('app/main.tsx')).toEqual([]);
    expect(parts.neededBy('screens/_shell.tsx')).toEqual([]);
  });

  test('contain every screen title in the first chunk', () => {
    const declared = [...uses.values()].flatMap((use) => use.inStaticData.flatMap(phrasesAt));
    expect(declared.length).toBeGreaterThan(100);
    expect(declared.filter((phrase) => !parts.phrases.get(FIRST)!.has(phrase))).toEqual([]);
  });

  test.for([
    ['en', en],
    ['vi', vi],
    ['ja', ja],
  ] as const)('have a first chunk below 7 kB in %s', ([, words]) => {
    expect(kilobytes(only(words, parts.phrases.get(FIRST)!))).toBeLessThan(7);
    expect(only(words, new Set(phrasesAt('order.order.name')))).toEqual({
      order: { order: { name: words.order.order.name } },
    });
  });

  test('load in parallel with the code that needs them', () => {
    const plugin = phrasesWithScreens();
    const transform = plugin.transform as (code: string, id: string) => { code: string } | undefined;
    const built = (text: string) => transform(imports(text), path.join(root, 'web/app/shell.tsx?v=1'))?.code;
    expect(built(`const a = () => take("./palette.tsx");`)).toContain(
      `importWithPhrases(["common","entities"], ${imports(`() => take("./palette.tsx")`)})`,
    );
    expect(built(`const a = () => take('./lazy-screens.ts');`)).toBeUndefined();
    const screen = '../screens/_shell/sale/orders/retail/index.tsx?tsr-split=component';
    expect(built(`const $$split = () => take('${screen}');`)).toContain(
      `importWithPhrases(["common","order"]`,
    );
  });
});
