import { afterEach, expect, test, vi } from 'vitest';
import { preferredLanguage } from './preferred-language.ts';

afterEach(() => vi.unstubAllGlobals());

test.for([
  ['the stored language, whatever the browser speaks', 'ja', ['vi-VN'], 'ja'],
  ['the first language of the browser that the house speaks', null, ['fr-FR', 'vi-VN', 'en'], 'vi'],
  ['the language of the browser where what is stored is none', 'fr', ['ja-JP'], 'ja'],
  ['English where neither says one', null, ['fr-FR'], 'en'],
] as const)('begins with %s', ([, stored, spoken, language]) => {
  vi.stubGlobal('localStorage', { getItem: (key: string) => (key === 'language' ? stored : null) });
  vi.stubGlobal('navigator', { languages: spoken });
  expect(preferredLanguage()).toBe(language);
});
