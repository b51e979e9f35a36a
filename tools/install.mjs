// Installs node_modules by the lock file, which start, test and check do first. Plain JavaScript for any
// Node from 20 on.
import { createHash } from 'node:crypto';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export const root = path.resolve(
  import.meta.dirname ?? path.dirname(new URL(import.meta.url).pathname),
  '..',
);
/** The Node version of the project, from its own dependencies. */
export const node = path.join(root, 'node_modules/.bin/node');
const stampFile = path.join(root, 'node_modules/.hakobu-installed');

export function installIfNeeded() {
  const wanted = createHash('sha256')
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === wanted) return;
  console.log('Installing what the lock file names (once) …');
  run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']);
  writeFileSync(stampFile, wanted);
}

/** Builds the web app when one of its sources is newer than the last build. */
export function buildWebIfNeeded() {
  const built = path.join(root, 'web/dist/index.html');
  const sources = ['web', 'contract', 'phrases'].map((folder) => newest(path.join(root, folder)));
  if (existsSync(built) && statSync(built).mtimeMs > Math.max(...sources)) return;
  console.log('Building the web app …');
  run(node, [path.join(root, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn'], {
    cwd: path.join(root, 'web'),
  });
}

function newest(folder) {
  let latest = 0;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.name === 'node_modules' || entry.name === 'dist' || entry.name === 'route-tree.gen.ts')
      continue;
    const full = path.join(folder, entry.name);
    latest = Math.max(latest, entry.isDirectory() ? newest(full) : statSync(full).mtimeMs);
  }
  return latest;
}

/** Runs a command with inherited output; a failure ends the program with its exit code. */
export function run(command, args, options = {}) {
  const { status, error } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    ...options,
  });
  if (error) throw error;
  if (status !== 0) process.exit(status ?? 1);
}

/** Node's compile cache, which speeds up the second start. */
export function cacheFolder() {
  const folder = path.join(root, '.cache/compile');
  mkdirSync(folder, { recursive: true });
  return folder;
}
