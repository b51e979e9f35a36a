// `npm start`: installs missing dependencies, builds the web app when its sources changed, and runs the
// server until it is stopped.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { MEMORY_ENV, MEMORY_FLAGS } from './memory-flags.mjs';
import { buildWebIfNeeded, cacheFolder, installIfNeeded, node, root } from './install.mjs';

installIfNeeded();
buildWebIfNeeded();
const server = spawn(node, [...MEMORY_FLAGS, path.join(root, 'server/main.ts')], {
  cwd: root,
  stdio: 'inherit',
  env: { ...MEMORY_ENV, ...process.env, NODE_COMPILE_CACHE: cacheFolder() },
});
// Ctrl-C reaches the whole process group; a signal to this process alone is forwarded. Either way the server
// stops first, and this process ends with its exit code.
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => {
    if (signal === 'SIGTERM') server.kill(signal);
  });
server.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
