import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { patterns } from '../../web/build/chunks.ts';
import { readSources, root } from './sources.ts';

/** A package and all that it depends on. */
function withDependencies(name: string, found = new Set<string>()): Set<string> {
  const file = path.join(root, 'node_modules', name, 'package.json');
  if (found.has(name) || !fs.existsSync(file)) return found;
  found.add(name);
  const { dependencies = {} } = JSON.parse(fs.readFileSync(file, 'utf8')) as { dependencies?: object };
  for (const other of Object.keys(dependencies)) withDependencies(other, found);
  return found;
}

/** Modules that the build may meet: those of the project, and of the packages that the web app uses. */
function modules(): string[] {
  const own = readSources().map(({ file }) => `/${file}`);
  const { dependencies } = JSON.parse(fs.readFileSync(path.join(root, 'web/package.json'), 'utf8')) as {
    dependencies: object;
  };
  const packages = Object.keys(dependencies)
    .filter((name) => !name.startsWith('@hakobu/'))
    .flatMap((name) => [...withDependencies(name)]);
  const ofPackages = [...new Set(packages)].flatMap((name) =>
    fs
      .readdirSync(path.join(root, 'node_modules', name), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.[cm]?js$/.test(file))
      .map((file) => `/node_modules/${name}/${file}`),
  );
  return [
    ...own.filter((file) => /^\/(web|contract|phrases)\//.test(file) && !file.endsWith('.test.ts')),
    ...ofPackages,
  ];
}

/** Every alternative of a pattern by itself: `a/(b|c)` as `a/b` and `a/c`; lookaheads stay whole. */
function alternatives(pattern: string): string[] {
  const group = /\((?!\?)([^()]*)\)/.exec(pattern);
  if (group === null) return [pattern];
  return group[1]!.split('|').flatMap((part) => alternatives(pattern.replace(group[0], () => part)));
}

test('every chunk pattern in web/build/chunks.ts matches at least one module', () => {
  const all = modules();
  expect(all.length).toBeGreaterThan(1000);
  const parts = new Set(patterns.flatMap(({ source }) => alternatives(`(${source})`)));
  const unmatched = [...parts].filter((part) => {
    const pattern = new RegExp(part);
    return !all.some((file) => pattern.test(file));
  });
  expect(unmatched).toEqual([]);
});
