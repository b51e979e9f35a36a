import { numberedEntityOf, referencedNumber } from '@hakobu/contract/document-number.ts';
import type { ErrorCode } from '@hakobu/contract/errors.ts';
import { collect } from './collect.ts';
import { en } from './en/catalogue.gen.ts';
import { formatDay, isFigure } from './figures.ts';
import { ja } from './ja/catalogue.gen.ts';
import { vi } from './vi/catalogue.gen.ts';
import type { Language } from './languages.ts';
import { RightWords, Words } from './word-lists.ts';

const catalogues = { en, vi, ja };

function messagesOf(language: Language) {
  const catalogue = catalogues[language];
  const errors: Record<ErrorCode, string> = { ...catalogue.common.errors, ...collect(catalogue, 'errors') };
  return { errors, fieldProblems: catalogue.common.problem };
}

/** The texts of the server by language: one for each error code and each problem of a field. */
export const phrases = { en: messagesOf('en'), vi: messagesOf('vi'), ja: messagesOf('ja') };

const numberFormats = Object.fromEntries(
  (['en', 'vi', 'ja'] as const).map((language) => [
    language,
    new Intl.NumberFormat(language, { maximumFractionDigits: 6 }),
  ]),
) as Record<Language, Intl.NumberFormat>;

/** Fills the `{{names}}` of a phrase; figures, days, months and document numbers are written as people read them. */
export function fillPhrase(phrase: string, values: Record<string, unknown>, language: Language): string {
  return phrase.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    if (value === undefined || value === null) return '';
    if (value instanceof Words || value instanceof RightWords) return value.in(language);
    if (Array.isArray(value)) return value.join(', ');
    if (numberedEntityOf(name) !== undefined) return referencedNumber(name, value as string | number);
    if (isDay(name, value)) return formatDay(value, language);
    return isFigure(name, value)
      ? numberFormats[language].format(value as Intl.StringNumericLiteral)
      : String(value);
  });
}

/** True for a day or a month; a code of the same form is not formatted. */
const isDay = (name: string, value: unknown): value is string =>
  ['day', 'from', 'to', 'month'].includes(name) &&
  typeof value === 'string' &&
  /^\d{4}-\d{2}(-\d{2})?$/.test(value);

/** Fills `{{names}}` with unformatted values. */
const fillWords = (phrase: string, values: Record<string, string>): string =>
  phrase.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');

const mails = { en: collect(en, 'mail'), vi: collect(vi, 'mail'), ja: collect(ja, 'mail') };
export type MailTemplate = keyof typeof mails.en;

/**
 * A mail in a language: subject, plain text and HTML. `values` fill its phrases; `link` is the target of its
 * button.
 */
export function mailOf(
  language: Language,
  template: MailTemplate,
  { link, ...values }: Record<string, string> & { link: string },
): { subject: string; text: string; html: string } {
  const { subject, greeting, text, button } = mails[language][template];
  const fill = (phrase: string) => fillWords(phrase, values);
  const html = (plain: string) => plain.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
  return {
    subject: `Hakobu – ${subject}`,
    text: `${fill(greeting)}\n\n${fill(text)}\n\n${link}\n`,
    html: `<p>${html(fill(greeting))}</p><p>${html(fill(text))}</p><p><a href="${html(link)}">${html(button)}</a></p><p style="color:#666;font-size:12px">${html(link)}</p>`,
  };
}

const papers = { en: collect(en, 'paper'), vi: collect(vi, 'paper'), ja: collect(ja, 'paper') };
/** Phrases of printed forms and sheets that the server creates. */
export const papersIn = (language: Language) => papers[language];

const notificationSentences = {
  en: collect(en, 'notifications'),
  vi: collect(vi, 'notifications'),
  ja: collect(ja, 'notifications'),
};

/**
 * Title and text of a notification in a language. `values` fill the phrase unformatted, except the amount
 * `above`.
 */
export function notificationOf(
  language: Language,
  kind: string,
  values: Record<string, string>,
): { title: string; text: string } {
  const sentences = notificationSentences[language][kind as keyof typeof notificationSentences.en];
  const { above } = values;
  const shown =
    above === undefined
      ? values
      : { ...values, above: numberFormats[language].format(above as Intl.StringNumericLiteral) };
  return { title: fillWords(sentences.title, shown).trim(), text: fillWords(sentences.text, shown).trim() };
}
