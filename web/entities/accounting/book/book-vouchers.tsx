// Vouchers of the books: revaluation, closing and opening balances. Each is previewed before it is posted.
import { Alert, Text } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { closeMonth, revalue, type ChangedRow } from '@hakobu/contract/accounting/period/period.endpoints.ts';
import type { ResponseOf } from '@hakobu/contract/kernel/endpoint.ts';
import { usePhrases } from '#app/i18n.ts';
import { columnsFor } from '#kit/columns/columns.tsx';
import { formatMonth } from '#kit/format.ts';
import { FormButton } from '#kit/form.tsx';
import { DayInput } from '#kit/inputs/day-input.tsx';
import { Choice } from '#kit/inputs/inputs.tsx';
import { Rows } from '#kit/page.tsx';
import { PreviewForm } from '#kit/preview-form.tsx';
import { Money } from '#kit/values.tsx';
import { Reference } from '#kit/reference.tsx';
import { useDaysOfPeriod } from './book-address.ts';
import { pastMonths } from './months.ts';

const column = columnsFor<ChangedRow>().withLabels(($) => $.accounting.book.field);

/** Without rows there is nothing to post. */
const hasRows = ({ rows }: { rows: readonly ChangedRow[] }): boolean => rows.length > 0;

/** Previews the effect of a voucher on each account. */
export const VoucherPreview = ({ rows }: { rows: readonly ChangedRow[] }): ReactNode => (
  <Rows
    rows={rows}
    idOf={(row) => `${row.account} ${row.party?.type} ${row.party?.id} ${row.currency_id} ${row.balance}`}
    columns={[
      column.code('account'),
      column.custom({ key: 'party', render: ({ party }) => party?.name ?? '' }),
      column.money('balance'),
      column.custom({
        key: 'before',
        right: true,
        render: ({ before }) => <Money value={before} currency="VND" dim />,
      }),
      column.custom({
        key: 'after',
        right: true,
        render: ({ after }) => <Money value={after} currency="VND" />,
      }),
    ]}
  />
);

/** The posted voucher, or that none was needed. */
export function BookedVoucher({
  transaction,
}: {
  transaction: ResponseOf<typeof closeMonth>['transaction'];
}): ReactNode {
  const t = usePhrases();
  if (transaction === null) return <Text size="sm">{t(($) => $.accounting.book.message.nothing)}</Text>;
  return (
    <Alert color="teal" variant="light" p="xs">
      <Reference of="transaction" id={transaction.id}>
        {t(($) => $.accounting.book.message.booked, { code: transaction.code_ref })}
      </Reference>
    </Alert>
  );
}

/** Revalues foreign currency balances at the end of a day. */
export function Revalue(): ReactNode {
  const t = usePhrases();
  const label = t(($) => $.accounting.book.act.revalue);
  return (
    <FormButton label={label} variant="default" size="xl">
      {() => <RevalueForm label={label} />}
    </FormButton>
  );
}

function RevalueForm({ label }: { label: string }): ReactNode {
  const t = usePhrases();
  const [day, setDay] = useState(useDaysOfPeriod().lastDay);
  const [made, setMade] = useState<ResponseOf<typeof revalue>>();
  if (made !== undefined) return <BookedVoucher transaction={made.transaction} />;
  return (
    <PreviewForm
      endpoint={revalue}
      body={day === '' ? undefined : { voucher_date: day }}
      submitLabel={label}
      onDone={setMade}
      message=""
      makes={hasRows}
      choices={<DayInput label={t(($) => $.common.field.voucher_date)} value={day} onChange={setDay} />}
    >
      {({ rows, left_out }) => (
        <>
          {rows.length === 0 ? <BookedVoucher transaction={null} /> : <VoucherPreview rows={rows} />}
          {left_out.length > 0 && (
            <Text size="sm">
              {t(($) => $.accounting.book.message.left_out, { accounts: left_out.join(', ') })}
            </Text>
          )}
        </>
      )}
    </PreviewForm>
  );
}

/** Closes revenue and expenses of a month to the result account. */
export function CloseMonth(): ReactNode {
  const t = usePhrases();
  return (
    <FormButton label={t(($) => $.accounting.book.act.close)} variant="default" size="xl">
      {() => <CloseForm />}
    </FormButton>
  );
}

function CloseForm(): ReactNode {
  const t = usePhrases();
  const [month, setMonth] = useState(useDaysOfPeriod().month);
  const [made, setMade] = useState<ResponseOf<typeof closeMonth>>();
  if (made !== undefined) return <BookedVoucher transaction={made.transaction} />;
  return (
    <PreviewForm
      endpoint={closeMonth}
      body={{ month }}
      submitLabel={t(($) => $.accounting.book.act.close_month, { month: formatMonth(month) })}
      onDone={setMade}
      message=""
      makes={hasRows}
      choices={
        <Choice
          label={t(($) => $.accounting.book.field.month)}
          value={month}
          onChange={(next) => setMonth(next || month)}
          options={pastMonths()}
        />
      }
    >
      {({ rows }) =>
        rows.length === 0 ? <BookedVoucher transaction={null} /> : <VoucherPreview rows={rows} />
      }
    </PreviewForm>
  );
}
