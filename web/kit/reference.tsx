import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import { addressOf } from '#app/address-of.ts';

interface ReferenceProps {
  /** The entity type. */
  of: string;
  id: string | number | null | undefined;
  /** The text of the link; by default the id. */
  children?: ReactNode;
  /** Formatted as a number or code. */
  figure?: boolean;
}

/** A link to a row; plain text if the user cannot open its screen. */
export function Reference({ of, id, children = id, figure = children === id }: ReferenceProps): ReactNode {
  if (id === null || id === undefined) return null;
  const address = addressOf(of, String(id));
  const className = figure ? 'figure' : undefined;
  if (address === undefined) return <span className={className}>{children}</span>;
  return (
    <Anchor inherit className={className} href={`#${address}`}>
      {children}
    </Anchor>
  );
}
