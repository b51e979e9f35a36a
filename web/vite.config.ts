import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { defineConfig, type Plugin } from 'vite';
import { chunks } from './build/chunks.ts';
import { prefetchScript } from './build/prefetch-script.ts';
import { phrasesWithScreens } from './build/phrase-plugin.ts';

/** Writes `.gz` and `.br` files beside compressible assets, which the server sends as they are. */
const precompressed: Plugin = {
  name: 'precompressed',
  apply: 'build',
  writeBundle({ dir = '' }, bundle) {
    for (const fileName of Object.keys(bundle).filter((name) => /\.(js|css|svg|html)$/.test(name))) {
      const file = path.join(dir, fileName);
      const source = readFileSync(file);
      if (source.length < SMALLEST) continue;
      writeFileSync(`${file}.gz`, gzipSync(source, { level: 9 }));
      writeFileSync(
        `${file}.br`,
        brotliCompressSync(source, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }),
      );
    }
  },
};

/** Lists the app's files in the service worker, so that a new version of any changes the worker. */
const keptFiles: Plugin = {
  name: 'kept-files',
  apply: 'build',
  writeBundle({ dir = '' }, bundle) {
    const assets = Object.keys(bundle).filter((name) => name.startsWith('assets/'));
    const files = ['/', '/icon.svg', ...assets.toSorted().map((name) => `/${name}`)];
    const file = path.join(dir, 'service-worker.js');
    const source = readFileSync(file, 'utf8').replace("['__FILES__']", JSON.stringify(files));
    const version = createHash('sha256')
      .update(source)
      .update(readFileSync(path.join(dir, 'index.html')));
    writeFileSync(file, source.replace('__VERSION__', version.digest('hex').slice(0, 12)));
  },
};

const SMALLEST = 1024;
/** Removes the scroll area of Mantine's table, which is not used: see client/no-scroll-area.ts. */
const plainTables: Plugin = {
  name: 'plain-tables',
  enforce: 'pre',
  resolveId: (id, importer) =>
    id.endsWith('/ScrollArea.mjs') && importer?.endsWith('/TableScrollContainer.mjs') === true
      ? path.join(import.meta.dirname, 'client/no-scroll-area.ts')
      : undefined,
};

/** Functions of contract declarations, which have no side effects. */
const DECLARES = [
  ...['z', 'someOf', 'guarded', 'postedInCurrency', 'postedField'],
  ...[
    'defineEndpoint',
    'defineList',
    'defineResource',
    'defineLookup',
    'defineLinks',
    'defineCard',
    'defineErrors',
  ],
  ...['optionalUrlField', 'uploadField', 'cost'],
  ...['integerField', 'booleanField', 'textField', 'noteField', 'dateField', 'moneyField', 'decimalField'],
  ...['quantityField', 'percentField', 'decimalText', 'emailField', 'telField', 'urlField', 'exactField'],
];

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      routesDirectory: './screens',
      generatedRouteTree: './app/route-tree.gen.ts',
      quoteStyle: 'single',
      routeFileIgnorePrefix: '-',
    }),
    react(),
    phrasesWithScreens(),
    plainTables,
    prefetchScript,
    precompressed,
    keptFiles,
  ],
  // The browser does not validate: see web/client/no-schemas.ts.
  resolve: { alias: { zod: path.join(import.meta.dirname, 'client/no-schemas.ts') } },
  build: {
    target: 'es2023',
    // Browsers with `light-dark()`; its polyfill supports two colour schemes only.
    cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
    outDir: 'dist',
    emptyOutDir: true,
    chunkSizeWarningLimit: 1200,
    rolldownOptions: {
      // Drops contract declarations that no screen uses.
      treeshake: { manualPureFunctions: DECLARES },
      output: {
        codeSplitting: {
          groups: chunks,
        },
      },
    },
  },
  server: {
    port: 5173,
    proxy: Object.fromEntries(['/api', '/files', '/healthz'].map((way) => [way, 'http://localhost:3000'])),
  },
});
