import { Badge, Group, Text } from '@mantine/core';
import { Fragment, type ReactNode } from 'react';
import { sharedLabel } from '../labels.ts';
import type { Column, ExportColumn } from './column.ts';
import { Reference } from '../reference.tsx';
import { sides, type LinkTarget, type Make, type Options, type RouteNames } from './column-kinds.ts';

type Things = readonly any[] | null | undefined;
/** Columns of several related rows. */
export const relationColumns = (make: Make) => ({
  names: (
    name: string,
    textOf: (one: any) => string,
    { most = Infinity, to, ...options }: Options & { most?: number; to?: LinkTarget } = {},
  ) =>
    make(name, options, {
      wraps: true,
      render: (row) => <Names things={row[name] ?? []} textOf={textOf} most={most} to={to} />,
    }),
  tags: (
    name: string,
    textOf: (one: any) => string,
    { colour = 'gray', to, ...options }: Options & { colour?: string; to?: LinkTarget } = {},
  ) =>
    make(name, options, {
      render: (row) => (
        <Group gap={4}>
          {(row[name] as Things)?.map((one, index) => (
            <Badge key={index} color={colour} className="status">
              <Linked text={textOf(one)} to={to?.(one)} />
            </Badge>
          ))}
        </Group>
      ),
    }),
  size: (options: Options = {}) =>
    make(
      'size',
      { exports: sizeFields(), ...options },
      { render: (row) => <span className="figure">{sides.map((side) => row[side]).join(' × ')}</span> },
    ),
  route: (names: RouteNames): Column<any> => ({
    key: 'route',
    kind: 'evident',
    card: 'more',
    title: `${sharedLabel('from')} – ${sharedLabel('to')}`,
    exports: routeFields(names),
    render: (row) => (
      <Text size="sm">
        <span className="unbroken">{names.methods.nameOf(row.shipment_method_id)} ·</span>{' '}
        <span className="unbroken">
          {names.areas.nameOf(row.from_area_id)} – {names.areas.nameOf(row.to_area_id)}
        </span>
      </Text>
    ),
  }),
});

interface NamesProps {
  things: readonly any[];
  textOf: (one: any) => string;
  most: number;
  to: LinkTarget | undefined;
}

/** The first names and the number of others; a tooltip lists all. */
function Names({ things, textOf, most, to }: NamesProps): ReactNode {
  const texts = things.map(textOf);
  const shown = things.slice(0, most).map((one, index) => (
    <Fragment key={index}>
      {index > 0 && ', '}
      <Linked text={texts[index]!} to={to?.(one)} />
    </Fragment>
  ));
  if (texts.length <= most) return shown;
  return (
    <span title={texts.join(', ')}>
      {shown} +{texts.length - most}
    </span>
  );
}

/** A name, as a link where it names a row that the user can open. */
const Linked = ({ text, to }: { text: string; to: ReturnType<LinkTarget> | undefined }): ReactNode =>
  to === undefined ? (
    text
  ) : (
    <Reference of={to.of} id={to.id}>
      {text}
    </Reference>
  );

const sizeFields = (): ExportColumn[] =>
  sides.map((side) => ({ title: `${sharedLabel('size')}: ${sharedLabel(side)}`, field: side }));

/** Route and shipping method as separate export columns. */
const routeFields = ({ areas, methods }: RouteNames): ExportColumn[] => [
  {
    title: sharedLabel('shipment_method'),
    field: 'shipment_method_id',
    labels: labelsOf(methods.options),
  },
  { title: sharedLabel('from'), field: 'from_area_id', labels: labelsOf(areas.options) },
  { title: sharedLabel('to'), field: 'to_area_id', labels: labelsOf(areas.options) },
];

const labelsOf = (options: RouteNames['areas']['options']): Record<string, string> =>
  Object.fromEntries(options.map(({ value, label }) => [value, label]));
