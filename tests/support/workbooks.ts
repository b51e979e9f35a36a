// Excel workbooks as banks and people make them, and zip files that only resemble one.
import { strToU8, unzipSync, zipSync } from 'fflate';
import writeExcelFile from 'write-excel-file/node';

export type Value = string | number | Date | null;
/** A cell with a number format or over several columns or rows. */
export type Styled = { value: Value; format?: string; columnSpan?: number; rowSpan?: number };

/** A workbook with one sheet for each list of rows. */
export async function workbook(...sheets: (Value | Styled)[][][]): Promise<Uint8Array> {
  const styled = sheets.map((rows) => rows.map((row) => row.map(cellOf)));
  const content = await writeExcelFile(
    styled.map((data, index) => ({ data, sheet: `Sheet${index + 1}` })) as never,
  ).toBuffer();
  return new Uint8Array(content);
}

function cellOf(cell: Value | Styled) {
  const styled = cell === null || typeof cell !== 'object' || cell instanceof Date ? { value: cell } : cell;
  if (styled.value === null) return null;
  return styled.value instanceof Date ? { format: 'dd/mm/yyyy', ...styled } : styled;
}

export const day = (text: string): Date => new Date(`${text}T00:00:00Z`);

/** A workbook with some of its files replaced. */
export async function workbookWith(files: Record<string, string>): Promise<Uint8Array> {
  const parts = unzipSync(await workbook([['Date', 'Description', 'Amount']]));
  return zipOf({ ...parts, ...bytesOf(files) });
}

export const zipOf = (files: Record<string, string | Uint8Array>): Uint8Array => zipSync(bytesOf(files));

const bytesOf = (files: Record<string, string | Uint8Array>): Record<string, Uint8Array> =>
  Object.fromEntries(
    Object.entries(files).map(([name, content]) => [
      name,
      typeof content === 'string' ? strToU8(content) : content,
    ]),
  );

/** The XML of a sheet. */
export const sheetXml = (rows: string): string =>
  `<?xml version="1.0"?><worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">` +
  `<sheetData>${rows}</sheetData></worksheet>`;

/** The beginning of an Excel 97–2003 file, or of an encrypted workbook. */
export function oleFile({ encrypted = false } = {}): Uint8Array {
  const head = Buffer.from('d0cf11e0a1b11ae1', 'hex');
  const directory = Buffer.from(encrypted ? 'EncryptedPackage' : 'Workbook', 'utf16le');
  return new Uint8Array(Buffer.concat([head, Buffer.alloc(504), directory, Buffer.alloc(512)]));
}
