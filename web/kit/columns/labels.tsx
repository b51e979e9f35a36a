import { Badge, Group } from '@mantine/core';
import type { EntityType as Noun } from '@hakobu/contract/find-card.ts';
import { phrases } from '#app/i18n.ts';
import { StatusBadge } from '../values.tsx';
import { titleOf, type OwnLabels, type Title } from '../labels.ts';
import type { Column, ExportColumn } from './column.ts';
import type { Labels, Make, Options } from './column-kinds.ts';

const labelOf = (labels: Labels, word: unknown): string =>
  word === null || word === undefined ? '' : (labels(phrases())[String(word)] ?? String(word));

/** A field with translated values in an export. */
const exportedWords = (
  name: string,
  labels: Labels,
  title: Title | undefined,
  own?: OwnLabels,
): readonly ExportColumn[] => [
  { title: titleOf(title, name, own), field: name, labels: { ...labels(phrases()) } },
];

/** Columns of translated values. */
export const labelColumns = (make: Make, own: OwnLabels | undefined) => ({
  word: (name: string, labels: Labels, options: Options = {}): Column<any> =>
    make(
      name,
      { exports: exportedWords(name, labels, options.title, own), ...options },
      { wraps: true, render: (row) => labelOf(labels, row[name]) },
    ),
  status: (
    name: string,
    of: Noun,
    labels: Labels,
    { badge = String, ...options }: Options & { badge?: (value: string) => string } = {},
  ): Column<any> =>
    make(
      name,
      { exports: exportedWords(name, labels, options.title, own), ...options },
      {
        kind: 'status',
        render: (row) => (
          <StatusBadge of={of} id={badge(String(row[name]))} label={labelOf(labels, row[name])} />
        ),
      },
    ),
  flags: (names: readonly string[], labels: Labels, { title }: { title: Title }): Column<any> => ({
    key: names.join(),
    kind: 'evident',
    title: titleOf(title, ''),
    exports: names.map((field) => ({
      title: `${titleOf(title, '')}: ${labelOf(labels, field)}`,
      field,
    })),
    render: (row) => (
      <Group gap={4}>
        {names
          .filter((name) => row[name])
          .map((name) => (
            <Badge key={name} color="red">
              {labelOf(labels, name)}
            </Badge>
          ))}
      </Group>
    ),
  }),
});
