import type { ReactNode } from 'react';
import { Reference } from '#kit/reference.tsx';

/** The way to the page of a customer, by name; only the name where none leads there. */
export function CustomerLink({
  customer,
}: {
  customer: { id: number; name: string } | null | undefined;
}): ReactNode {
  if (customer === null || customer === undefined) return null;
  return (
    <Reference of="customer" id={customer.id}>
      {customer.name}
    </Reference>
  );
}
