import { RowCollector } from './cell.ts';

const QUOTE = '"';

/** The lines of a text with separated cells that may be quoted, including empty ones. */
export function readCsv(text: string, separator: string): string[][] {
  const lines = new RowCollector();
  lines.startRow();
  let cell = '';
  let quoted = false;
  const end = () => {
    lines.add(cell.trim());
    cell = '';
  };
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at]!;
    if (quoted && sign === QUOTE && text[at + 1] === QUOTE) {
      cell += QUOTE;
      at += 1;
    } else if (sign === QUOTE) quoted = !quoted;
    else if (!quoted && sign === separator) end();
    else if (!quoted && sign === '\n') {
      end();
      lines.startRow();
    } else cell += sign;
  }
  end();
  return lines.rows;
}
