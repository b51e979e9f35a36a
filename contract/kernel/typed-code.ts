/**
 * Codes and numbers as people type, paste and scan them: keyboards in Japanese mode write full-width letters,
 * digits and several dashes, copied text brings spaces and invisible characters.
 */

const DASHES = /[\u2010-\u2015\u2212\u30fc]/g;
const INVISIBLE = /\p{Cf}/gu;

/** A typed code in half width, with plain hyphens and without surrounding spaces. */
export const plainCode = (typed: string): string =>
  typed.normalize('NFKC').replaceAll(INVISIBLE, '').replaceAll(DASHES, '-').trim();

/** A typed code without spaces and hyphens, where they are only there for the eye. */
export const compactCode = (typed: string): string => plainCode(typed).replaceAll(/[\s-]/g, '');
