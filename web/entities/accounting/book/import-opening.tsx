import { FileInput, Skeleton } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { importOpening } from '@hakobu/contract/accounting/period/period.endpoints.ts';
import type { ResponseOf } from '@hakobu/contract/kernel/endpoint.ts';
import { TABLE_FILES } from '@hakobu/contract/kernel/upload.ts';
import { usePhrases } from '#app/i18n.ts';
import { usePreview } from '#client/preview.ts';
import { deferRequest } from '#client/deferred-request.ts';
import { Form, FormButton, useFormState } from '#kit/form.tsx';
import { DayInput } from '#kit/inputs/day-input.tsx';
import { NoteBox } from '#kit/inputs/inputs.tsx';
import { BookedVoucher, VoucherPreview } from './book-vouchers.tsx';
import { useDaysOfPeriod } from './book-address.ts';
import { ImportErrors } from './import-errors.tsx';

/** Imports opening balances. */
export function ImportOpening(): ReactNode {
  const t = usePhrases();
  return (
    <FormButton label={t(($) => $.accounting.book.act.opening)} variant="default" size="xl">
      {() => <OpeningForm />}
    </FormButton>
  );
}

/**
 * The vouchers of an import: one for all balances, and one for each unassigned receipt and transfer in
 * transit.
 */
const AllBooked = ({ made: { transaction, waiting } }: { made: ResponseOf<typeof importOpening> }) =>
  [transaction, ...waiting.filter(({ id }) => id !== transaction.id)].map((one) => (
    <BookedVoucher key={one.id} transaction={one} />
  ));

interface Typed {
  voucher_date: string;
  csv: string;
  file: File | null;
}

/** Rows of a file or pasted ones, validated by a dry run after every change. */
function OpeningForm(): ReactNode {
  const t = usePhrases();
  const [made, setMade] = useState<ResponseOf<typeof importOpening>>();
  const form = useFormState<Typed, ResponseOf<typeof importOpening>>(
    // Opening balances are dated the day before the period; within it they would be movements.
    { voucher_date: useDaysOfPeriod().before, csv: '', file: null },
    { onDone: setMade, message: '' },
  );
  const { voucher_date, csv, file } = form.values;
  const body = { voucher_date, ...(file === null ? { csv } : { file }) };
  const complete = voucher_date !== '' && (file !== null || csv.trim() !== '') && made === undefined;
  const dry = usePreview(importOpening, body, { enabled: complete && !form.busy });
  if (made !== undefined) return <AllBooked made={made} />;
  const rows = complete && dry.error === null ? (dry.data?.rows ?? []) : [];
  return (
    <Form
      failure={form.failure}
      busy={form.busy}
      disabled={rows.length === 0}
      submitLabel={t(($) => $.accounting.book.act.import, { count: rows.length })}
      onSubmit={() => form.send(deferRequest(importOpening, { body }))}
    >
      <DayInput
        label={t(($) => $.common.field.voucher_date)}
        value={voucher_date}
        onChange={(next) => form.set({ voucher_date: next })}
      />
      <FileInput
        size="xs"
        label={t(($) => $.accounting.book.field.file)}
        placeholder={t(($) => $.common.files.choose)}
        description={t(($) => $.accounting.book.message.opening_file)}
        inputWrapperOrder={['label', 'input', 'description']}
        accept={TABLE_FILES}
        clearable
        value={file}
        onChange={(next) => form.set({ file: next })}
      />
      {file === null && (
        <NoteBox
          label={t(($) => $.accounting.book.field.csv)}
          value={csv}
          onChange={(next) => form.set({ csv: next })}
        />
      )}
      {dry.isLoading && <Skeleton h={120} />}
      {complete && dry.error !== null && <ImportErrors error={dry.error} />}
      {rows.length > 0 && <VoucherPreview rows={rows} />}
    </Form>
  );
}
