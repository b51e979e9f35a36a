import fs from 'node:fs';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '../..');

/** Output of a part of the generator: contents by path from the root. */
export type Generated = Readonly<Record<string, string>>;

/** Writes generated files or, when checking, throws for outdated ones. */
export function writeOrCompare(files: Generated, { checking }: { checking: boolean }): void {
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(root, name);
    if (!checking) fs.writeFileSync(file, content);
    else if (!fs.existsSync(file) || fs.readFileSync(file, 'utf8') !== content)
      throw new Error(`${name} is not what it is generated from. Run \`npm run generate\` and commit it.`);
  }
}

/** Files below a folder with an ending, sorted, as paths from the root. */
export const filesBelow = (folder: string, ending: string): string[] =>
  fs
    .readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending) && !file.includes('node_modules'))
    .map((file) => `${folder}/${file.split(path.sep).join('/')}`)
    .toSorted();
