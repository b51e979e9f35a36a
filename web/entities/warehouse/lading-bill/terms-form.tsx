import type { ReactNode } from 'react';
import { updateLadingBill } from '@hakobu/contract/warehouse/lading-bill/lading-bill.endpoints.ts';
import { rowVersion, deferRequest } from '#client/deferred-request.ts';
import { Form } from '#kit/form.tsx';
import { useFields } from '#kit/use-fields.ts';
import type { LadingBill } from './lading-bill.ts';
import { TermsFields, termsBody, termsFields } from './terms-fields.tsx';

/** Changes how the freight of a bill is charged, while nothing of it is settled. */
export function TermsForm({ bill, onDone }: { bill: LadingBill; onDone: () => void }): ReactNode {
  const form = useFields(termsFields, {
    row: bill,
    send: (body) => deferRequest(updateLadingBill, { ...rowVersion(bill), body: termsBody(bill, body) }),
    onDone,
  });
  return (
    <Form {...form}>
      <TermsFields bill={bill} form={form} />
    </Form>
  );
}
