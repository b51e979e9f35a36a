import type { Option } from './input-props.ts';

interface Ways<Row> {
  labelOf: (row: Row) => string;
  /** Without it options have no place for a picture. */
  pictureOf?: ((row: Row) => string | null | undefined) | undefined;
}

/** The option of a row in a list to choose from. */
export const optionOf = <Row extends { id: string | number }>(
  row: Row,
  { labelOf, pictureOf }: Ways<Row>,
): Option => ({
  ...{ value: String(row.id), label: labelOf(row) },
  ...(pictureOf && { picture: pictureOf(row) ?? null }),
});
