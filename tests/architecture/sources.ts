import fs from 'node:fs';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '../..');
const PACKAGES = ['contract', 'phrases', 'server', 'web', 'tests', 'tools', 'bench', 'drill', 'db'];
const IMPORT = /(?:import|export)\s[^'"]*?from\s+'([^']+)'|import\(\s*'([^']+)'\s*\)|^import\s+'([^']+)'/gm;

export interface Source {
  file: string;
  text: string;
  imports: string[];
}

/** Every source file of the project with the project files that it imports, paths from the root. */
export function readSources(): Source[] {
  const files = PACKAGES.flatMap((folder) => listFiles(folder)).filter(
    (file) => /\.(ts|tsx|mjs|css|sql)$/.test(file) && !/\.gen\.ts$|^db\/(types|schema)/.test(file),
  );
  return files.map((file) => {
    const text = fs.readFileSync(path.join(root, file), 'utf8');
    return {
      file,
      text,
      imports: [...text.matchAll(IMPORT)]
        .map(([, a, b, c]) => resolveImport(file, (a ?? b ?? c)!))
        .filter((found) => found !== undefined),
    };
  });
}

function resolveImport(file: string, specifier: string): string | undefined {
  if (specifier.startsWith('.'))
    return path.posix.normalize(path.posix.join(path.posix.dirname(file), specifier));
  if (specifier.startsWith('@hakobu/')) return specifier.slice('@hakobu/'.length);
  if (specifier.startsWith('#')) return `${file.split('/')[0]}/${specifier.slice(1)}`;
  return undefined;
}

function listFiles(folder: string): string[] {
  const full = path.join(root, folder);
  if (!fs.existsSync(full)) return [];
  return fs.readdirSync(full, { withFileTypes: true }).flatMap((entry) => {
    if (entry.name === 'node_modules' || entry.name === 'dist') return [];
    const inside = path.posix.join(folder, entry.name);
    return entry.isDirectory() ? listFiles(inside) : [inside];
  });
}
