import { Badge, Group } from '@mantine/core';
import type { RowOf } from '@hakobu/contract/kernel/endpoint.ts';
import { price } from '@hakobu/contract/product/price/price.endpoints.ts';
import { phrase } from '#app/i18n.ts';
import { columnsOf } from '#kit/columns/columns.tsx';
import { formatDate, today } from '#kit/format.ts';
import { conditionLabel, type useConditionText } from './condition-value.tsx';
import { groupName } from './price.ts';

const column = columnsOf(price.list).withLabels(($) => $.product.price.field);

/** What the list of prices shows; `text` says what a condition asks for. */
export const priceColumns = (text: ReturnType<typeof useConditionText>) => [
  column.custom({
    key: 'group',
    exports: 'group_type',
    sort: 'group_type',
    render: ({ group_type }) => groupName(group_type),
  }),
  column.custom({
    key: 'name',
    sort: 'name',
    render: ({ name, problems }) => (
      <Group gap={4}>
        {name}
        {problems?.map((problem) => (
          <Badge key={problem} color="orange">
            {phrase(($) => $.product.price.problem[problem])}
          </Badge>
        ))}
      </Group>
    ),
  }),
  column.custom({
    key: 'conditions',
    exports: 'conditions.key',
    render: ({ conditions, group_type }) => (
      <Group gap={4}>
        {conditions?.map(({ key, value }) => (
          <Badge key={key} color="gray">
            {phrase(($) => conditionLabel($, key))}: {text(group_type, key, value)}
          </Badge>
        ))}
      </Group>
    ),
  }),
  column.custom({
    key: 'since',
    exports: 'timelines.start_date',
    title: ($) => $.product.price.field.start_date,
    render: (row) => <span className="figure">{since(row)}</span>,
  }),
];

/** Since when what holds now holds; a dash if it always did. */
function since({ timelines }: RowOf<typeof price.list>): string {
  const holding = timelines?.find(({ start_date }) => start_date === null || start_date <= today());
  return holding === undefined ? '' : formatDate(holding.start_date) || '–';
}
