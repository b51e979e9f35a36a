/**
 * Parses CSV separated by commas, semicolons or tabs, detected in the first line, with quoted cells. Empty
 * cells are omitted.
 */
export function readCsv(text: string): Record<string, string>[] {
  const body = text.replace(/^\uFEFF/, '');
  const separator = [';', '\t', ','].find((one) => body.split('\n', 1)[0]!.includes(one)) ?? ',';
  const [titles = [], ...lines] = csvLines(body, separator).filter((cells) =>
    cells.some((cell) => cell !== ''),
  );
  return lines.map((cells) =>
    Object.fromEntries(
      titles.flatMap((title, index) => {
        const cell = cells[index] ?? '';
        return cell === '' ? [] : [[title.toLowerCase(), cell]];
      }),
    ),
  );
}

const QUOTE = '"';

/** The cells of each line, including empty ones. */
export function csvLines(text: string, separator: string): string[][] {
  const lines: string[][] = [[]];
  let cell = '';
  let quoted = false;
  const end = () => {
    lines.at(-1)!.push(cell.trim());
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
      lines.push([]);
    } else cell += sign;
  }
  end();
  return lines;
}
