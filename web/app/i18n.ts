import i18next from 'i18next';
import { initReactI18next, useTranslation } from 'react-i18next';
import type { en } from '@hakobu/phrases/en/catalogue.gen.ts';
import { defaultLanguage, languages, type Language } from '@hakobu/phrases/languages.ts';
import type { Shape } from '@hakobu/phrases/shape.ts';

/** Every phrase of one language. */
export type Phrases = Shape<typeof en>;
const STORAGE_KEY = 'language';

const load: Record<Language, () => Promise<Phrases>> = {
  en: async () => (await import('@hakobu/phrases/en/catalogue.gen.ts')).en,
  vi: async () => (await import('@hakobu/phrases/vi/catalogue.gen.ts')).vi,
  ja: async () => (await import('@hakobu/phrases/ja/catalogue.gen.ts')).ja,
};

const isLanguage = (value: string | null | undefined): value is Language =>
  languages.includes(value as Language);

/** The stored language, else the browser's, else English. */
function preferred(): Language {
  const stored = localStorage.getItem(STORAGE_KEY);
  if (isLanguage(stored)) return stored;
  const browser = navigator.languages.map((tag) => tag.slice(0, 2)).find(isLanguage);
  return browser ?? defaultLanguage;
}

let started: Promise<void> | undefined;

/** Starts with one language, once; another is fetched when somebody chooses it. */
export const startPhrases = (): Promise<void> => (started ??= start());

async function start(): Promise<void> {
  await i18next.use(initReactI18next).init({
    lng: defaultLanguage,
    fallbackLng: false,
    interpolation: { escapeValue: false },
    resources: {},
    keySeparator: '.',
    nsSeparator: false,
  });
  await chooseLanguage(preferred());
}

export async function chooseLanguage(language: Language): Promise<void> {
  if (!i18next.hasResourceBundle(language, 'translation'))
    i18next.addResourceBundle(language, 'translation', await load[language]());
  await i18next.changeLanguage(language);
  localStorage.setItem(STORAGE_KEY, language);
  document.documentElement.lang = language;
}

export const currentLanguage = (): Language =>
  isLanguage(i18next.language) ? i18next.language : defaultLanguage;

/** Everything in the language of now. */
export const phrases = (): Phrases => i18next.getResourceBundle(i18next.language, 'translation') as Phrases;

type Values = Record<string, string | number>;

/**
 * The phrase that `select` names, with its `{{values}}` filled: `t(($) => $.common.act.save)`. A renamed key
 * does not compile.
 */
export function phrase(select: ($: Phrases) => string, values: Values = {}): string {
  return i18next.services.interpolator.interpolate(select(phrases()) ?? '', values, i18next.language, {});
}

/** `phrase` for components: they draw anew when the language changes. */
export function usePhrases(): typeof phrase {
  useTranslation();
  return phrase;
}
