// Reads from the sources which phrases each file of the web app uses and which files it imports.
import fs from 'node:fs';
import path from 'node:path';

const WEB = path.resolve(import.meta.dirname, '..');

/** The phrases and imports of a file; paths are relative to `web/`. */
export interface Use {
  /** Static imports, except screens, which are loaded when opened. */
  imports: readonly string[];
  /** Dynamic imports. */
  later: readonly string[];
  /** Used phrases: `order.order.title`, a phrase or a group; `*.errors`: that group of every entity. */
  names: readonly string[];
  /** Phrases in the `staticData` of a screen, which the app frame reads before the screen has loaded. */
  inStaticData: readonly string[];
}

const IMPORT = /^(?:import|export)\s+(?!type\s)[^'"]*?from\s+'([^']+)'|^import\s+'([^']+)'/gm;
/** `import('…')`, but not the type of one. */
export const LATER = /(?<!typeof )\bimport\(\s*['"]([^'"]+)['"]\s*\)/g;
const NAMED = /(?:\$|\bphrases\(\))((?:\??\.\s*\w+|\['[^']+'\])+)/g;
const COLLECTED = /\bcollect\((?:\$|phrases\(\)), '(\w+)'\)/g;

/** The paths that a source names by selectors. */
export const namesIn = (text: string): string[] => [
  ...[...text.matchAll(NAMED)].map(([, steps = '']) =>
    steps.replaceAll(/\['([^']+)'\]|\??\.\s*(\w+)/g, '.$1$2').slice(1),
  ),
  ...[...text.matchAll(COLLECTED)].map(([, part]) => `*.${part}`),
];

/** The file of the web app for an import specifier; undefined for other packages. */
export function fileOf(from: string, specifier: string): string | undefined {
  const [plain = ''] = specifier.split('?');
  if (plain.startsWith('#')) return plain.slice(1);
  if (plain.startsWith(`${WEB}/`)) return plain.slice(WEB.length + 1);
  return plain.startsWith('.') ? path.posix.join(path.posix.dirname(from), plain) : undefined;
}

/** Screens are loaded when opened; the layouts around all of them belong to the app. */
export const isScreen = (file: string): boolean =>
  file.startsWith('screens/') && file !== 'screens/__root.tsx';

/** The source of the object after `staticData:`. */
function staticDataOf(text: string): string {
  const start = text.indexOf('staticData: {');
  if (start < 0) return '';
  let depth = 0;
  for (let at = text.indexOf('{', start); at < text.length; at += 1) {
    if (text[at] === '{') depth += 1;
    if (text[at] === '}' && --depth === 0) return text.slice(start, at);
  }
  return text.slice(start);
}

export function useOf(file: string, text: string): Use {
  const inStaticData = isScreen(file) ? staticDataOf(text) : '';
  const found = (pattern: RegExp) =>
    [...text.matchAll(pattern)]
      .map(([, one, other]) => fileOf(file, (one ?? other)!))
      .filter((each) => each !== undefined);
  return {
    imports: found(IMPORT).filter((each) => !isScreen(each)),
    later: found(LATER),
    names: namesIn(text.replace(inStaticData, '')),
    inStaticData: namesIn(inStaticData),
  };
}

/** Every file of the web app. */
export function readUses(): ReadonlyMap<string, Use> {
  const files = fs
    .readdirSync(WEB, { recursive: true, encoding: 'utf8' })
    .filter(
      (file) => /\.tsx?$/.test(file) && !/^(dist|build|node_modules)\/|^vite\.config|\.test\.ts$/.test(file),
    );
  return new Map(
    files.map((file) => [file, useOf(file, fs.readFileSync(path.join(WEB, file), 'utf8'))] as const),
  );
}

/** Files with everything they import statically. */
export function togetherWith(uses: ReadonlyMap<string, Use>, files: Iterable<string>): Set<string> {
  const found = new Set<string>();
  const open = [...files];
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    const use = uses.get(file);
    if (use === undefined || found.has(file)) continue;
    found.add(file);
    open.push(...use.imports);
  }
  return found;
}
