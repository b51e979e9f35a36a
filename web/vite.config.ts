import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { defineConfig, type Plugin } from 'vite';

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

const SMALLEST = 1024;
const BASE = /node_modules[\\/](react|react-dom|scheduler|@tanstack|big\.js|@floating-ui)[\\/]/;
const FRAME =
  /node_modules[\\/](@mantine|@tabler|react-remove-scroll|react-transition-group|klona|clsx)|[\\/]web[\\/](kit|client|app)[\\/]|[\\/]contract[\\/]kernel[\\/]/;
/** What only some screens need stays out of the frame and is fetched with them. */
const SELDOM =
  /number-format|kit[\\/](in-place|error-list-modal)|app[\\/](shortcuts-list|error-list)|inputs[\\/]moment|kit[\\/]list[\\/](view-menu|quick-view)|figure-range|kit[\\/](widgets|empty|picture-button)|client[\\/]download|[\\/](Pill|PillGroup|PillsInput|MultiSelect|PasswordInput|FileButton|Image|HoverCard|Card|SimpleGrid)[\\/]|kit[\\/](plain-|fields|use-fields|links-card|files)|public-frame|palette|address-of|noun-words|kernel[\\/]card|log-text|Kbd|password-input|@mantine[\\/]dates|inputs[\\/](numbers|day)|kit[\\/]document|Textarea|route-tree|main\.tsx|[\\/]Progress[\\/]|[\\/]List[\\/]/;

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
    precompressed,
  ],
  // The browser never validates: see web/client/no-schemas.ts.
  resolve: { alias: { zod: path.join(import.meta.dirname, 'client/no-schemas.ts') } },
  build: {
    target: 'es2023',
    outDir: 'dist',
    emptyOutDir: true,
    chunkSizeWarningLimit: 1200,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'base', test: BASE },
            { name: 'frame', test: (id) => FRAME.test(id) && !SELDOM.test(id) },
          ],
        },
      },
    },
  },
  server: { port: 5173, proxy: { '/api': 'http://localhost:3000', '/files': 'http://localhost:3000' } },
});
