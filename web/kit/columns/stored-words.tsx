import { Badge, Group } from '@mantine/core';
import { currentPhrases } from '#app/i18n.ts';
import { StatusBadge } from '../show.tsx';
import { titleOf, type Title } from '../words.ts';
import type { Column, Exported } from './column.ts';
import type { Labels, Make, Options } from './vocabulary.ts';

const labelOf = (labels: Labels, word: unknown): string =>
  word === null || word === undefined ? '' : (labels(currentPhrases())[String(word)] ?? String(word));

/** A field that holds one of several words, as an export writes it. */
const exportedWords = (name: string, labels: Labels, title: Title | undefined): readonly Exported[] => [
  { title: titleOf(title, name), field: name, labels: { ...labels(currentPhrases()) } },
];

/** Columns of stored words, which stand for what people read. */
export const wordColumns = (make: Make) => ({
  word: (name: string, labels: Labels, options: Options = {}): Column<any> =>
    make(
      name,
      { exports: exportedWords(name, labels, options.title), ...options },
      { render: (row) => labelOf(labels, row[name]) },
    ),
  status: (
    name: string,
    labels: Labels,
    { badge = String, ...options }: Options & { badge?: (value: string) => string } = {},
  ): Column<any> =>
    make(
      name,
      { exports: exportedWords(name, labels, options.title), ...options },
      { render: (row) => <StatusBadge id={badge(String(row[name]))} label={labelOf(labels, row[name])} /> },
    ),
  flags: (names: readonly string[], labels: Labels, { title }: { title: Title }): Column<any> => ({
    key: names.join(),
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
