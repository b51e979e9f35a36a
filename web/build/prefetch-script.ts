import path from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';

const WEB = path.resolve(import.meta.dirname, '..');

/** `web/app/startup-prefetch.ts` with all that it needs, as one script. */
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
 * Puts the script into the page itself: as a file of its own it would wait for the others. The server allows
 * what the page holds (`server/kernel/http/security-headers.ts`).
 */
export const prefetchScript: Plugin = {
  name: 'prefetch-script',
  apply: 'build',
  // before the style sheets: a script waits for those before it
  transformIndexHtml: async (html) =>
    html.replace(
      '<title>',
      `<script>${(await prefetchCode()).replaceAll('$', '$$$$')}</script>\n    <title>`,
    ),
};
