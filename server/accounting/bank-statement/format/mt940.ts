import { big, decimal, negate, type Decimal } from '@hakobu/contract/kernel/decimal.ts';
import { collapseSpaces } from '#kernel/table/cell.ts';
import { dayOf } from '#kernel/table/notation.ts';
import { InvalidRows, type ParsedLine, type ParsedStatement } from './read-statement.ts';

/** A field of a message and the line where it starts. */
interface Field {
  tag: string;
  value: string;
  row: number;
}

const TAG = /^:(\d{2}[A-Z]?):/;

/** Whether a text contains MT940 messages. */
export const isMt940 = (text: string): boolean => /^:61:/m.test(text) && /^:60[FM]:/m.test(text);

/**
 * Parses one or several MT940 messages. Amounts stay exact decimals, which libraries for the format convert
 * to floats.
 */
export function readMt940(text: string): ParsedStatement {
  const fields = fieldsOf(text);
  const valueOf = (tags: readonly string[], last = false) => {
    const found = fields.filter(({ tag }) => tags.includes(tag));
    return (last ? found.at(-1) : found[0])?.value;
  };
  const opening = balanceOf(valueOf(['60F']) ?? valueOf(['60M']));
  const closing = balanceOf(valueOf(['62F'], true) ?? valueOf(['62M'], true));
  return {
    account: valueOf(['25', '25P'])?.trim() ?? null,
    currency: opening?.currency ?? null,
    opening_balance: opening?.amount ?? null,
    closing_balance: closing?.amount ?? null,
    lines: linesOf(fields),
  };
}

/** A field starts with its tag on a new line and ends at the next tag or the end of the message. */
function fieldsOf(text: string): Field[] {
  const fields: Field[] = [];
  let open = false;
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    const body = line.replace(/^\{1:.*?\{4:/, '');
    const [whole, tag] = TAG.exec(body) ?? [];
    if (whole !== undefined) {
      fields.push({ tag: tag!, value: body.slice(whole.length), row: index + 1 });
      open = true;
    } else if (/^-\}?/.test(body)) open = false;
    else if (open) fields.at(-1)!.value += `\n${body}`;
  }
  return fields;
}

const BALANCE = /^([CD])(\d{6})([A-Z]{3})(\d+(?:,\d*)?)/;

function balanceOf(value: string | undefined): { amount: Decimal; currency: string } | undefined {
  const [, mark, , currency, figures] = BALANCE.exec(value ?? '') ?? [];
  if (mark === undefined) return undefined;
  return { amount: signed(mark, figures!), currency: currency! };
}

/** `C` is a credit, `D` a debit; `RC` and `RD` reverse one. */
function signed(mark: string, figures: string): Decimal {
  const amount = decimal(big(figures.replace(/,$/, '').replace(',', '.')));
  return ['D', 'RC'].includes(mark) ? negate(amount) : amount;
}

/** Value date, booking date, mark, third letter of the currency, amount, type, references. */
const MOVEMENT = /^(\d{6})(\d{4})?(R?[CD])([A-Z])?(\d+(?:,\d*)?)([NFS][A-Z0-9]{3})([^\n]*)(?:\n([\s\S]*))?$/;

function linesOf(fields: readonly Field[]): ParsedLine[] {
  const lines: ParsedLine[] = [];
  const wrong = [];
  for (const [index, { tag, value, row }] of fields.entries()) {
    if (tag !== '61') continue;
    const next = fields[index + 1];
    const line = lineOf(value, next?.tag === '86' ? next.value : '');
    if (line === undefined) wrong.push({ row, field: '61', problem: 'invalid' as const });
    else lines.push(line);
  }
  if (wrong.length > 0) throw new InvalidRows(wrong);
  return lines;
}

function lineOf(value: string, details: string): ParsedLine | undefined {
  const found = MOVEMENT.exec(value.trimEnd());
  if (found === null) return undefined;
  const [, valued = '', booked, mark = '', , figures = '', , references = '', more = ''] = found;
  const booked_on = bookedOn(valued, booked);
  if (booked_on === undefined) return undefined;
  const [own = '', ofBank = ''] = references.split('//');
  const reference = [ofBank, own].map((text) => text.trim()).find((text) => text !== '' && text !== 'NONREF');
  return {
    booked_on,
    amount: signed(mark, figures),
    text: textOf(details) || collapseSpaces(more) || collapseSpaces(own),
    reference: reference ?? null,
  };
}

/** The booking date has no year: the one nearest to the value date is taken. */
function bookedOn(valued: string, booked: string | undefined): string | undefined {
  const [year, month, day] = [`20${valued.slice(0, 2)}`, valued.slice(2, 4), valued.slice(4, 6)];
  if (booked === undefined) return dayOf(year, month, day);
  const [ownMonth, ownDay] = [booked.slice(0, 2), booked.slice(2, 4)];
  const apart = Number(month) - Number(ownMonth);
  const shift = apart > 6 ? 1 : apart < -6 ? -1 : 0;
  return dayOf(String(Number(year) + shift), ownMonth, ownDay);
}

const PART = /\?(\d{2})/;
/** Subfields of structured text: remittance information and counterparty. */
const isRemittance = (part: number): boolean => (part >= 20 && part <= 29) || (part >= 60 && part <= 63);
const isName = (part: number): boolean => part === 32 || part === 33;

/** The text of a movement: lines are wrapped anywhere, and some banks use numbered subfields. */
function textOf(details: string): string {
  const parts = details.replaceAll('\n', '').split(PART);
  if (parts.length < 3) return collapseSpaces(details.replaceAll('\n', ' '));
  const numbered = parts.slice(1).flatMap((part, index, all) => {
    return index % 2 === 0 ? [{ part: Number(part), text: all[index + 1] ?? '' }] : [];
  });
  const joined = (wanted: (part: number) => boolean) =>
    numbered
      .filter(({ part }) => wanted(part))
      .map(({ text }) => text)
      .join('');
  return collapseSpaces(`${joined(isRemittance)} ${joined(isName)}`);
}
