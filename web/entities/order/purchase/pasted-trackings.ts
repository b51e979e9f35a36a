import { idOfNumber } from '@hakobu/contract/document-number.ts';

/** A purchase that trackings can be pasted for. */
interface Target {
  id: number;
}

/** The codes by purchase, and the pasted purchase numbers that are none of the targets. */
export interface PastedTrackings {
  codes: Record<number, string>;
  unknown: string[];
}

/**
 * Reads a pasted list: a tracking per line, for the targets in their order from `first` on, or the number of
 * a purchase and its tracking in separate cells. Undefined for a text that is no list.
 */
export function readPastedTrackings(
  text: string,
  targets: readonly Target[],
  first: number,
): PastedTrackings | undefined {
  const lines = text
    .split(/\r?\n/)
    .map((line) => line.split(/[\t;,]/).map((cell) => cell.trim()))
    .map((cells) => cells.filter((cell) => cell !== ''))
    .filter((cells) => cells.some((cell) => /\d/.test(cell))); // A heading has no digits.
  if (lines.length === 0 || (lines.length < 2 && lines[0]!.length < 2)) return undefined;
  const found = new Map<number, string[]>();
  const unknown: string[] = [];
  let next = first;
  for (const cells of lines) {
    const named = cells.length > 1;
    const at = named ? cells.findIndex((cell) => isAmong(targets, cell)) : -1;
    const target = named
      ? targets.find(({ id }) => id === idOfNumber('purchase', cells[at] ?? ''))
      : targets[next++];
    const codes = cells.filter((_, index) => index !== at);
    if (target === undefined) unknown.push(cells[0]!);
    else found.set(target.id, [...(found.get(target.id) ?? []), ...codes]);
  }
  return {
    codes: Object.fromEntries([...found].map(([id, codes]) => [id, codes.join(', ')])),
    unknown,
  };
}

const isAmong = (targets: readonly Target[], cell: string): boolean =>
  targets.some(({ id }) => id === idOfNumber('purchase', cell));

/** The trackings in a field; several are separated by commas. */
export const codesIn = (text: string): string[] =>
  text
    .split(/[,;、，\n]/)
    .map((code) => code.trim())
    .filter((code) => code !== '');
