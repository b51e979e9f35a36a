import type { ReactNode } from 'react';
import {
  bookBankStatementLine,
  proposeForBankStatementLine,
  type listBankStatementLines,
} from '@hakobu/contract/accounting/bank-statement/bank-statement.endpoints.ts';
import type { ResponseOf, RowOf } from '@hakobu/contract/kernel/endpoint.ts';
import { usePhrases } from '#app/i18n.ts';
import { useCall } from '#client/hooks.ts';
import { rowVersion, deferRequest } from '#client/deferred-request.ts';
import { Form, useFormState } from '#kit/form.tsx';
import { Facts } from '#kit/page.tsx';
import { QueryView } from '#kit/query-view.tsx';
import { Money } from '#kit/values.tsx';
import { LineText } from './line-text.tsx';
import { LineBookingFields, proposedBooking, bookingBody, type BookingChoice } from './line-booking.tsx';

type Line = RowOf<typeof listBankStatementLines>;

/** Assigns an open line to a voucher kind, party or voucher; the best match is proposed. */
export function BookLine({ line, onDone }: { line: Line; onDone: () => void }): ReactNode {
  const proposals = useCall(proposeForBankStatementLine, { params: { id: line.id } });
  return (
    <QueryView of={proposals} shape="lines">
      {(proposed) => <BookForm line={line} proposed={proposed} onDone={onDone} />}
    </QueryView>
  );
}

function BookForm({
  line,
  proposed,
  onDone,
}: {
  line: Line;
  proposed: ResponseOf<typeof proposeForBankStatementLine>;
  onDone: () => void;
}): ReactNode {
  const t = usePhrases();
  const form = useFormState<{ chosen: BookingChoice }, Line>(
    { chosen: { ...proposedBooking(proposed), way: proposed.way ?? 'pay' } },
    { onDone },
  );
  const { chosen } = form.values;
  const sent = bookingBody(chosen);
  return (
    <Form
      failure={form.failure}
      busy={form.busy}
      disabled={sent === undefined}
      submitLabel={t(($) => $.accounting.bank_statement.action.book)}
      onSubmit={() =>
        sent && form.send(deferRequest(bookBankStatementLine, { ...rowVersion(line), body: sent }))
      }
    >
      <Facts
        rows={[
          [
            t(($) => $.common.field.amount),
            <Money key="amount" value={line.amount} currency={line.currency_id} />,
          ],
          [t(($) => $.accounting.bank_statement.field.text), <LineText key="text" line={line} />],
        ]}
      />
      <LineBookingFields
        amount={line.amount}
        name=""
        proposed={proposed}
        chosen={chosen}
        onChange={(next) => form.set({ chosen: next })}
      />
    </Form>
  );
}
