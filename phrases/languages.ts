/** Languages of the product; English is the default and the shape of the others. */
export const languages = ['en', 'vi', 'ja'] as const;
export type Language = (typeof languages)[number];
export const defaultLanguage: Language = 'en';

/** The best language for an `Accept-Language` header or a browser's language list. */
export function matchLanguage(preferred: string | readonly string[] | undefined): Language {
  const wanted = typeof preferred === 'string' ? parseAcceptLanguage(preferred) : (preferred ?? []);
  for (const tag of wanted) {
    const found = languages.find((language) => tag.toLowerCase().split('-')[0] === language);
    if (found) return found;
  }
  return defaultLanguage;
}

function parseAcceptLanguage(header: string): string[] {
  return header
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().split(';');
      const quality = parameters.map((parameter) => /^\s*q=([\d.]+)$/.exec(parameter)?.[1]).find(Boolean);
      return { tag, quality: quality === undefined ? 1 : Number(quality) };
    })
    .sort((a, b) => b.quality - a.quality)
    .map(({ tag }) => tag);
}
