import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import { addressOf } from '#app/address-of.ts';

/** The way to a contract, by its number. */
export const ContractLink = ({ id }: { id: string }): ReactNode => (
  <Anchor inherit className="figure" href={`#${addressOf('contract', id)}`}>
    {id}
  </Anchor>
);
