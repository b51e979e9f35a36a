import path from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';

const WEB = path.resolve(import.meta.dirname, '..');

/** Bundles `web/app/startup-prefetch.ts` with its imports into one script. */
async function prefetchCode(): Promise<string> {
  const built = (await build({
    configFile: false,
    root: WEB,
    logLevel: 'warn',
    build: {
      write: false,
      target: 'es2023',
      lib: { entry: path.join(WEB, 'app/startup-prefetch.ts'), formats: ['iife'], name: 'page' },
    },
  })) as Rolldown.RolldownOutput[];
  return built[0]!.output[0].code.trim();
}

/**
 * Inlines the script in the page: as a separate file it would wait for the other files. The server's content
 * security policy allows inline scripts of the page (`server/kernel/http/security-headers.ts`).
 */
export const prefetchScript: Plugin = {
  name: 'prefetch-script',
  apply: 'build',
  // Before the style sheets, because a script waits for style sheets that precede it.
  transformIndexHtml: async (html) =>
    html.replace(
      '<title>',
      `<script>${(await prefetchCode()).replaceAll('$', '$$$$')}</script>\n    <title>`,
    ),
};
