import type { Option } from '../inputs/input-props.ts';
import type { Column, ExportColumn } from '../columns/column.ts';
import type { Filter } from './filter.ts';

const labelsOf = (options: readonly Option[]): Record<string, string> =>
  Object.fromEntries(options.map(({ value, label }) => [value, label]));

/** A field with translated values. */
export const exportLabels = (title: string, field: string, options: readonly Option[]): ExportColumn[] => [
  { title, field, labels: labelsOf(options) },
];

/** The export columns of a column. Labels come from the filter on the same field. */
export function exportColumnsOf(
  { key, title, exports = key }: Column<any>,
  filters: readonly Filter[],
): readonly ExportColumn[] {
  if (exports === false || title === '') return []; // pictures
  if (typeof exports !== 'string') return exports;
  const known = filters.find(
    (filter) => filter.kind === 'choice' && [key, `${key}_id`, exports].includes(filter.field),
  );
  return known?.kind === 'choice'
    ? exportLabels(String(title), exports, known.options)
    : [{ title: String(title), field: exports }];
}
