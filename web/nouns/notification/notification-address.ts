import { currentUser } from '#app/session.ts';

/** Where somebody looks at what a notification is about; undefined where there is nothing to open. */
export function addressOfNotice({ subject_type, subject_id }: { subject_type: string | null; subject_id: string | null }): string | undefined {
  const customer = currentUser()?.role_id === 'customer';
  if (subject_id === null) return undefined;
  switch (subject_type) {
    case 'support': return `${customer ? '/customer' : '/admin'}/supports/${subject_id}`;
    case 'order': return customer ? `/customer/orders/${subject_id}` : `/sale/orders/retail/${subject_id}`;
    default: return undefined;
  }
}
