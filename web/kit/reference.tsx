import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import { addressOf } from '#app/address-of.ts';

interface ReferenceProps {
  /** The word of its noun. */
  of: string;
  id: string | number | null | undefined;
  /** What it is called; its id where nothing is said. */
  children?: ReactNode;
  /** A number or a code. */
  figure?: boolean;
  /** Within a sentence, where colour alone would not tell it. */
  underline?: 'always';
}

/** The way to a row; only what it is called, where the reader has no screen for it. */
export function Reference({
  of,
  id,
  children = id,
  figure = children === id,
  underline,
}: ReferenceProps): ReactNode {
  if (id === null || id === undefined) return null;
  const address = addressOf(of, String(id));
  const className = figure ? 'figure' : undefined;
  if (address === undefined) return <span className={className}>{children}</span>;
  return (
    <Anchor inherit className={className} href={`#${address}`} underline={underline}>
      {children}
    </Anchor>
  );
}
