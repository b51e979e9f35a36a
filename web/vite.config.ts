import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { defineConfig, type Plugin } from 'vite';
import { earlyScript } from './build/early-script.ts';
import { phrasesWithScreens } from './build/phrase-plugin.ts';

/**
 * Writes `.gz` and `.br` beside every written asset worth compressing, so that the server only has to hand
 * them out.
 */
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

/** Tells the service worker which files the app consists of; another version of them is another worker. */
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
const BASE =
  /node_modules[\\/](react|react-dom|scheduler|@tanstack(?![\\/](react-virtual|virtual-core))|big\.js|@floating-ui)[\\/]/;
const FRAME =
  /node_modules[\\/](@mantine|@tabler|klona|clsx)|[\\/]web[\\/](kit|client|app)[\\/]|[\\/]contract[\\/]kernel[\\/]/;
/** What only some screens need stays out of the frame and is fetched with them. */
const SELDOM =
  /number-format|uplot|kit[\\/](chart|scan)[\\/]|[\\/]Slider[\\/]|kit[\\/](in-place|error-list-modal)|app[\\/](shortcuts-list|error-list)|inputs[\\/]moment|kit[\\/]list[\\/](view-(menu|tabs|tab-menu|form|fields)|keep-view|quick-view)|figure-range|kit[\\/](widgets|create-button|empty|picture-button|quantities-form|files-section|row-acts)|client[\\/](download|device|preview|prepared)|[\\/](Pill|PillGroup|PillsInput|MultiSelect|PasswordInput|FileButton|Image|HoverCard|Card|SimpleGrid)[\\/]|kit[\\/](plain-|fields|use-fields|links-card|files)|public-frame|palette|own-files|address-of|(noun|stored|field|error)-words|reason-text|kit[\\/]made|kernel[\\/]card|log-text|Kbd|password-input|@mantine[\\/]dates|kit[\\/]inputs[\\/]|kit[\\/](form|drafts|ask-to-leave|preview-form|step-through)\b|kit[\\/]list[\\/](exported|periods|filter-editor|filter-chip|choose|many-rows|column-menu)|app[\\/](fold|warehouse-choice|user-menu|language-menu)|[\\/](Select|Combobox|Switch|Menu|Modal|ModalBase|Notification|ScrollArea)[\\/]|@mantine[\\/](modals|notifications)|app[\\/]overlays|kit[\\/]document|Textarea|route-tree|main\.tsx|[\\/](Progress|Tabs)[\\/]|[\\/]List[\\/]/;

/** What every form is made of, in one file: a dozen small ones take longer to ask for than to read. */
const FORMS =
  /[\\/](Select|Combobox|Modal|ModalBase|ScrollArea|Switch|Textarea|Menu)[\\/]|kit[\\/](form|drafts|use-fields|fields|plain-(field|input|form))\b|kit[\\/]inputs[\\/](?!moment)|entity-picker|day-input|composing/;
/** What every document is made of. */
const DOCUMENTS =
  /kit[\\/]document|kit[\\/](row-acts|links-card|files|files-section|log-text|reason-text|widgets|empty|in-place)\b|[\\/](Tabs|Progress|List)[\\/]|kernel[\\/]card|(noun|stored|field|error)-words|address-of/;

/** Mantine's table brings a scroll area along, which none of ours has: see client/no-scroll-area.ts. */
const plainTables: Plugin = {
  name: 'plain-tables',
  enforce: 'pre',
  resolveId: (id, importer) =>
    id.endsWith('/ScrollArea.mjs') && importer?.endsWith('/TableScrollContainer.mjs') === true
      ? path.join(import.meta.dirname, 'client/no-scroll-area.ts')
      : undefined,
};

/** What the contract is declared with: nothing happens but that it is there. */
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
    earlyScript,
    precompressed,
    keptFiles,
  ],
  // The browser never validates: see web/client/no-schemas.ts.
  resolve: { alias: { zod: path.join(import.meta.dirname, 'client/no-schemas.ts') } },
  build: {
    target: 'es2023',
    // they know `light-dark()`; what stands in for it in older ones would need more than a scheme of colours
    cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
    outDir: 'dist',
    emptyOutDir: true,
    chunkSizeWarningLimit: 1200,
    rolldownOptions: {
      // declarations of the contract that no screen uses are left out
      treeshake: { manualPureFunctions: DECLARES },
      output: {
        codeSplitting: {
          groups: [
            { name: 'base', test: BASE },
            { name: 'frame', test: (id) => FRAME.test(id) && !SELDOM.test(id) },
            { name: 'forms', test: FORMS },
            { name: 'documents', test: DOCUMENTS },
          ],
        },
      },
    },
  },
  server: {
    port: 5173,
    proxy: Object.fromEntries(['/api', '/files', '/healthz'].map((way) => [way, 'http://localhost:3000'])),
  },
});
