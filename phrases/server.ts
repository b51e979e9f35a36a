import { en } from './en/all.ts';
import { ja } from './ja/all.ts';
import { vi } from './vi/all.ts';
import type { Language } from './languages.ts';

const catalogues = { en, vi, ja };

function messagesOf(language: Language) {
  const { kernel, identity, product, order, accounting, warehouse, helper } = catalogues[language];
  return {
    errors: { ...kernel.errors, ...identity.errors, ...product.errors, ...order.errors, ...accounting.errors, ...warehouse.errors, ...helper.errors },
    fieldProblems: kernel.fields,
  };
}

/** The sentences the server says, by language: one for each error code and each problem of a field. */
export const phrases = { en: messagesOf('en'), vi: messagesOf('vi'), ja: messagesOf('ja') };

const numberFormats = Object.fromEntries((['en', 'vi', 'ja'] as const).map((language) => [language, new Intl.NumberFormat(language, { maximumFractionDigits: 6 })])) as Record<Language, Intl.NumberFormat>;

/** Fills the `{{names}}` of a phrase; decimals and numbers are printed as the language prints them. */
export function fillPhrase(phrase: string, values: Record<string, unknown>, language: Language): string {
  return phrase.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined || value === null) return '';
    if (Array.isArray(value)) return value.join(', ');
    return isFigure(name, value) ? numberFormats[language].format(value as Intl.StringNumericLiteral) : String(value);
  });
}

/** Ids and codes may be all digits and are still not figures. */
function isFigure(name: string, value: unknown): boolean {
  return !/(^|_)(id|code|number)$/.test(name) && (typeof value === 'number' || (typeof value === 'string' && /^-?\d{1,15}(\.\d+)?$/.test(value)));
}
