import { useEffect, useState } from 'react';
import type { Resource } from '@hakobu/contract/kernel/permission.ts';
import type { Language } from '@hakobu/phrases/languages.ts';
import { currentLanguage, usePhrases } from '#app/i18n.ts';

/**
 * What rights are called and mean. Only these screens need it: it is fetched with them, not with every
 * phrase.
 */
export interface Rights {
  resource: Record<Resource, string>;
  meaning: Record<Resource, string>;
}

const load: Record<Language, () => Promise<{ rights: Rights }>> = {
  en: () => import('@hakobu/phrases/en/rights.ts'),
  vi: () => import('@hakobu/phrases/vi/rights.ts'),
  ja: () => import('@hakobu/phrases/ja/rights.ts'),
};

export function useRights(): Rights | undefined {
  usePhrases(); // again in another language
  const language = currentLanguage();
  const [rights, setRights] = useState<Rights>();
  useEffect(() => {
    void load[language]().then(({ rights: loaded }) => setRights(loaded));
  }, [language]);
  return rights;
}
