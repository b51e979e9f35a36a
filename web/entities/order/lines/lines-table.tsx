import { Table } from '@mantine/core';
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { isComposing } from '#kit/inputs/composing.ts';
import './lines.css';

interface Head {
  title: string;
  right?: boolean;
  /** How narrow it may get. */
  width?: number;
}

/** Lines under their heads: the first column is the wide one. */
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
  /** It names what the line is about. */
  head?: boolean;
  /** Text, in line with what stands in fields. */
  plain?: boolean;
  children: ReactNode;
}

/** One field of a line; where there are no heads, its label stands above it. */
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

/** The line that is led to has the focus as soon as it is there. */
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

/** The fields of the line in which a field stands, in their order. */
export const fieldsOfLine = (field: HTMLElement): HTMLInputElement[] => [
  ...(field.closest('tr')?.querySelectorAll<HTMLInputElement>('input:not([type=hidden])') ?? []),
];

/**
 * Enter in a line is not for the whole form: from what the line is about it leads to the next field, from the
 * others to the next line. While something is chosen, it chooses.
 */
export const focusNextOnEnter =
  (onNext: () => void, onHead: (field: HTMLInputElement) => void = focusNextField) =>
  (event: KeyboardEvent<HTMLElement>): void => {
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || event.defaultPrevented) return;
    if (!(event.target instanceof HTMLInputElement) || !event.currentTarget.contains(event.target)) return;
    event.preventDefault();
    if (isComposing(event)) return;
    if (event.target.role === 'combobox') onHead(event.target);
    else onNext();
  };

export const focusNextField = (field: HTMLInputElement): void => fieldsOfLine(field)[1]?.focus();
