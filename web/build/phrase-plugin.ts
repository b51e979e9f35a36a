import path from 'node:path';
import type { Plugin } from 'vite';
import { en } from '../../phrases/en/catalogue.gen.ts';
import { ja } from '../../phrases/ja/catalogue.gen.ts';
import { languages, type Language } from '../../phrases/languages.ts';
import { vi } from '../../phrases/vi/catalogue.gen.ts';
import { divide, FIRST, only, type Parts } from './phrase-parts.ts';
import { fileOf, LATER, readUses } from './phrase-use.ts';

const WEB = path.resolve(import.meta.dirname, '..');
const FILES = path.join(WEB, 'app/phrase-files.ts');
const SPOKEN = path.join(WEB, 'app/i18n.ts');
/** `phrases:vi/order`: those of the part `order` in Vietnamese. */
const VIRTUAL = 'phrases:';
const catalogues = { en, vi, ja };

/** The virtual module that loads any part of any language. */
function filesOf(parts: Iterable<string>): string {
  const names = [...parts];
  const ofLanguage = (language: Language) =>
    names.map((part) => `${part}: async () => (await import('${VIRTUAL}${language}/${part}')).default`);
  return `export const FIRST = '${FIRST}';
  export const phraseFiles = {
    ${languages.map((each) => `${each}: { ${ofLanguage(each).join(', ')} }`).join(',\n')}
  };`;
}

/** A part of a language's phrases as a module. */
function moduleOf({ phrases }: Parts, id: string): string {
  const [language = '', part = ''] = id.slice(VIRTUAL.length).split('/');
  return `export default ${JSON.stringify(only(catalogues[language as Language], phrases.get(part)!))};`;
}

/** Makes dynamic imports in `code` wait for their phrases. */
function withPhrases(parts: Parts, file: string, code: string): string {
  let isChanged = false;
  const changed = code.replaceAll(LATER, (call, specifier: string) => {
    const target = fileOf(file, specifier);
    const needed = target === undefined ? [] : parts.neededBy(target);
    if (needed.length === 0) return call;
    isChanged = true;
    return `importWithPhrases(${JSON.stringify(needed)}, () => ${call})`;
  });
  return isChanged ? `import { importWithPhrases } from ${JSON.stringify(SPOKEN)};\n${changed}` : code;
}

/**
 * Splits the phrases of each language into files, and makes screens and other dynamic imports wait for those
 * that they use. See docs/decisions/0082-bundle-size.md.
 */
export function phrasesWithScreens(): Plugin {
  let divided: Parts | undefined;
  const parts = (): Parts => (divided ??= divide(readUses()));
  return {
    name: 'phrases-with-screens',
    apply: 'build',
    resolveId: (id) => (id.startsWith(VIRTUAL) ? `\0${id}` : undefined),
    load(id) {
      if (id === FILES) return filesOf(parts().phrases.keys());
      return id.startsWith(`\0${VIRTUAL}`) ? moduleOf(parts(), id.slice(1)) : undefined;
    },
    transform(code, id) {
      const [file = ''] = id.split('?');
      if (!file.startsWith(`${WEB}/`) || file.includes('/node_modules/') || file === FILES) return undefined;
      const changed = withPhrases(parts(), file.slice(WEB.length + 1), code);
      return changed === code ? undefined : { code: changed, map: null };
    },
  };
}
