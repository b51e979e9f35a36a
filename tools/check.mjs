// `npm run check`: types, lint and the tests without a browser; quick enough to run before every commit.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { installIfNeeded, node, root } from './install.mjs';

installIfNeeded();
const { status } = spawnSync(node, [path.join(root, 'tools/test.mjs'), 'check', 'unit'], {
  cwd: root,
  stdio: 'inherit',
});
process.exit(status ?? 1);
