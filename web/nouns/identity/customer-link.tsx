import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import { addressOf } from '#app/address-of.ts';

/** The way to the page of a customer, by name; only the name where none leads there. */
export function CustomerLink({
  customer,
}: {
  customer: { id: number; name: string } | null | undefined;
}): ReactNode {
  if (customer === null || customer === undefined) return null;
  const address = addressOf('customer', String(customer.id));
  if (address === undefined) return customer.name;
  return (
    <Anchor inherit href={`#${address}`}>
      {customer.name}
    </Anchor>
  );
}
