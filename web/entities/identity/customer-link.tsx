import type { ReactNode } from 'react';
import { Reference } from '#kit/reference.tsx';

/** A customer's name, linked if the user may open the page. */
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
