import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import { documentNumber } from '@hakobu/contract/document-number.ts';
import { addressOf } from '#app/address-of.ts';

interface ReferenceProps {
  /** The entity type. */
  of: string;
  id: string | number | null | undefined;
  /** The text of the link; by default the number. */
  children?: ReactNode;
  /** Formatted as a number or code. */
  figure?: boolean;
}

/** A link to a row; plain text if the user cannot open its screen. */
export function Reference({ of, id, children, figure = children === undefined }: ReferenceProps): ReactNode {
  if (id === null || id === undefined) return null;
  const text = children ?? documentNumber(of, id);
  const address = addressOf(of, String(id));
  const className = figure ? 'figure' : undefined;
  if (address === undefined) return <span className={className}>{text}</span>;
  return (
    <Anchor inherit className={className} href={`#${address}`}>
      {text}
    </Anchor>
  );
}
