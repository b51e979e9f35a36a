import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { readSources, root } from './sources.ts';

const sources = readSources();
const code = sources.filter(({ file }) => /\.(ts|tsx)$/.test(file));
const within = (file: string, ...folders: string[]) =>
  folders.some((folder) => file.startsWith(`${folder}/`));

/** Packages that each package may import. */
const MAY: Record<string, string[]> = {
  contract: ['contract'],
  phrases: ['contract', 'phrases'],
  server: ['contract', 'phrases', 'server', 'db'],
  web: ['contract', 'phrases', 'web'],
};

describe('imports', () => {
  test.for(Object.entries(MAY))('%s imports only from allowed packages', ([folder, allowed]) => {
    const wrong = code
      .filter(({ file }) => within(file, folder) && !file.endsWith('.test.ts'))
      .flatMap(({ file, imports }) =>
        imports.filter((target) => !within(target, ...allowed)).map((target) => `${file} → ${target}`),
      );
    expect(wrong).toEqual([]);
  });

  test('every import of a project file resolves', () => {
    const wrong = code.flatMap(({ file, imports }) =>
      imports
        .filter((target) => !fs.existsSync(path.join(root, target)))
        .map((target) => `${file} → ${target}`),
    );
    expect(wrong).toEqual([]);
  });

  test('services depend only along the edges of docs/architecture.md', () => {
    const page = fs.readFileSync(path.join(root, 'docs/architecture.md'), 'utf8');
    const table = /<!-- edges -->([\s\S]*?)<!-- \/edges -->/.exec(page)?.[1] ?? '';
    const edges = new Map(
      [...table.matchAll(/^\| (\w+) \| ([\w, ]+) \|$/gm)].map(([, from = '', to = '']) => [
        from,
        new Set(to.split(',').map((word) => word.trim())),
      ]),
    );
    expect(edges.size).toBeGreaterThan(4);
    const serviceOf = (file: string) => file.split('/')[1] ?? '';
    const wrong = code
      .filter(
        ({ file }) =>
          within(file, 'server') &&
          !file.endsWith('.test.ts') &&
          edges.has(serviceOf(file)) &&
          file.split('/').length > 2 &&
          !(file.split('/')[2] ?? '').endsWith('.routes.ts'),
      )
      .flatMap(({ file, imports }) =>
        imports
          .filter(
            (target) =>
              within(target, 'server') &&
              edges.has(serviceOf(target)) &&
              serviceOf(target) !== serviceOf(file) &&
              !edges.get(serviceOf(file))!.has(serviceOf(target)),
          )
          .map((target) => `${file} → ${target}`),
      );
    expect(wrong).toEqual([]);
  });

  test('files have no import cycles', () => {
    const graph = new Map(code.map(({ file, imports }) => [file, imports]));
    expect(findCycle(graph, (file) => file)).toBeUndefined();
  });

  test('entities of the server have no import cycles', () => {
    const entityOf = (file: string) =>
      /^server\/(\w+)\/([\w-]+)\//.test(file) ? file.split('/').slice(1, 3).join('/') : undefined;
    const graph = new Map<string, string[]>();
    for (const { file, imports } of code) {
      const from = entityOf(file);
      if (from === undefined || from.startsWith('kernel') || file.endsWith('.test.ts')) continue;
      const targets = imports
        .map(entityOf)
        .filter(
          (entity) => entity !== undefined && entity !== from && !entity.startsWith('kernel'),
        ) as string[];
      graph.set(from, [...(graph.get(from) ?? []), ...targets]);
    }
    expect(findCycle(graph, (entity) => entity)).toBeUndefined();
  });
});

/** The first cycle of a graph, as its path. */
function findCycle(graph: Map<string, string[]>, nameOf: (node: string) => string): string | undefined {
  const done = new Set<string>();
  const visit = (node: string, trail: string[]): string | undefined => {
    if (trail.includes(node)) return [...trail.slice(trail.indexOf(node)), node].map(nameOf).join(' → ');
    if (done.has(node)) return undefined;
    for (const target of graph.get(node) ?? []) {
      const cycle = visit(target, [...trail, node]);
      if (cycle !== undefined) return cycle;
    }
    done.add(node);
    return undefined;
  };
  for (const node of graph.keys()) {
    const cycle = visit(node, []);
    if (cycle !== undefined) return cycle;
  }
  return undefined;
}
