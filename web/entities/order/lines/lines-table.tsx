import { Table } from '@mantine/core';
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { isComposing } from '#kit/composing.ts';
import './lines.css';

interface Head {
  title: string;
  right?: boolean;
  /** Minimum width. */
  width?: number;
}

/** A table of draft lines; the first column is the widest. */
export const LinesTable = ({
  heads,
  children,
}: {
  heads: readonly Head[];
  children: ReactNode;
}): ReactNode => (
  <Table.ScrollContainer minWidth={0} type="native">
    <Table verticalSpacing={3} className="lines">
      <Table.Thead>
        <Table.Tr>
          {heads.map(({ title, right = false, width }, index) => (
            <Table.Th
              key={title}
              ta={right ? 'right' : 'left'}
              miw={width}
              data-head={index === 0 || undefined}
            >
              {title}
            </Table.Th>
          ))}
          <Table.Th w={30} />
        </Table.Tr>
      </Table.Thead>
      {children}
    </Table>
  </Table.ScrollContainer>
);

interface CellProps {
  label: string;
  /** The cell names the product of the line. */
  head?: boolean;
  /** Plain text, aligned with the text in fields. */
  plain?: boolean;
  children: ReactNode;
}

/** One field of a line; its label is shown above it where the table has no headings. */
export const Cell = ({ label, head = false, plain = false, children }: CellProps): ReactNode => (
  <Table.Td
    data-label={label}
    data-head={head || undefined}
    data-plain={plain || undefined}
    {...(plain && { ta: 'right' })}
  >
    {children}
  </Table.Td>
);

/** Focuses a line as soon as it is rendered. */
export function useLineFocus() {
  const rows = useRef<HTMLTableSectionElement>(null);
  const [wanted, goTo] = useState<number>();
  useEffect(() => {
    if (wanted === undefined) return;
    rows.current?.querySelectorAll('tr')[wanted]?.querySelector('input')?.focus();
    goTo(undefined);
  }, [wanted]);
  return { rows, goTo };
}

/** The fields of the line that contains a field, in order. */
export const fieldsOfLine = (field: HTMLElement): HTMLInputElement[] => [
  ...(field.closest('tr')?.querySelectorAll<HTMLInputElement>('input:not([type=hidden])') ?? []),
];

/**
 * Enter moves on instead of submitting the form: from the first field to the next one, from the others to the
 * next line. While a list of options is open, Enter chooses an option.
 */
export const focusNextOnEnter =
  (onNext: () => void) =>
  (event: KeyboardEvent<HTMLElement>): void => {
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || event.defaultPrevented) return;
    if (!(event.target instanceof HTMLInputElement) || !event.currentTarget.contains(event.target)) return;
    event.preventDefault();
    if (isComposing(event)) return;
    if (event.target.role === 'combobox') focusNextField(event.target);
    else onNext();
  };

export const focusNextField = (field: HTMLInputElement): void => fieldsOfLine(field)[1]?.focus();
