import { Button, FileInput, Group, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import {
  importBankStatement,
  MAX_FILE_LINES,
  MAX_STATEMENT_LINES,
  readBankStatement,
  type LineProposal,
} from '@hakobu/contract/accounting/bank-statement/bank-statement.endpoints.ts';
import { listCards } from '@hakobu/contract/accounting/fund/fund.endpoints.ts';
import type { ResponseOf } from '@hakobu/contract/kernel/endpoint.ts';
import { TABLE_FILES } from '@hakobu/contract/kernel/upload.ts';
import { addressOf } from '#app/address-of.ts';
import { usePhrases } from '#app/i18n.ts';
import { call } from '#client/call.ts';
import { useLookup } from '#client/hooks.ts';
import { deferRequest } from '#client/deferred-request.ts';
import { Form, useFormState } from '#kit/form.tsx';
import { formatNumber } from '#kit/format.ts';
import { Choice } from '#kit/inputs/inputs.tsx';
import { Page } from '#kit/page.tsx';
import { ImportErrors } from '../book/import-errors.tsx';
import { StatementSummary } from './statement-summary.tsx';
import { LayoutFields, layoutBody, layoutFormValues, type LayoutFormValues } from './layout-fields.tsx';
import { proposedBooking, bookingBody, type BookingChoice } from './line-booking.tsx';
import { StatementLines } from './statement-lines.tsx';

type Answer = ResponseOf<typeof readBankStatement>;

/** Parses the file again whenever the file, its account or its columns change. Nothing is stored. */
function useFile(card: string, file: File | null, layout: LayoutFormValues | undefined) {
  const sent = layoutBody(layout);
  return useQuery<Answer>({
    queryKey: [readBankStatement.id, card, file?.name, file?.size, file?.lastModified, sent],
    queryFn: () =>
      call(readBankStatement, {
        body: { card_id: Number(card), file: file!, ...(sent && { layout: sent }) },
      }),
    enabled: card !== '' && file !== null,
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
    meta: { errorShownInPlace: true, readOnce: true },
  });
}

interface Typed {
  card: string;
  file: File | null;
  layout: LayoutFormValues | undefined;
  chosen: Readonly<Record<string, BookingChoice>>;
}

/** Imports a bank statement: each line with its proposed booking, then all of them in one request. */
export function ImportStatement(): ReactNode {
  const t = usePhrases();
  const navigate = useNavigate();
  const form = useFormState<Typed, ResponseOf<typeof importBankStatement>>(
    { card: '', file: null, layout: undefined, chosen: {} },
    {
      // Lines beyond the maximum of one request are sent next.
      onDone: ({ id }) => {
        if (left === 0) void navigate({ to: addressOf('bank_statement', String(id)) ?? '' });
        else void reading.refetch();
      },
    },
  );
  const { card, file, layout, chosen } = form.values;
  const reading = useFile(card, file, layout);
  const answer = reading.error === null ? reading.data : undefined;
  const left = answer?.left ?? 0;
  const fresh = (answer?.lines ?? []).filter(({ known }) => known === null);
  const choiceOf = (line: LineProposal) => chosen[line.key] ?? proposedBooking(line);
  const submit = () => {
    const choices = fresh.flatMap((line) => {
      const sent = bookingBody(choiceOf(line));
      return sent === undefined ? [] : [{ key: line.key, ...sent }];
    });
    const sent = layoutBody(layout);
    const body = { card_id: Number(card), file: file!, choices, ...(sent && { layout: sent }) };
    form.send(deferRequest(importBankStatement, { body }));
  };
  return (
    <Page title={t(($) => $.accounting.bank_statement.title.import)}>
      <Form
        failure={form.failure}
        busy={form.busy}
        disabled={fresh.length === 0 || reading.isFetching}
        submitLabel={
          fresh.length === 0
            ? t(($) => $.accounting.bank_statement.title.import)
            : t(($) => $.accounting.bank_statement.act.import, { count: fresh.length })
        }
        onSubmit={submit}
      >
        <WhichFile values={form.values} set={form.set} />
        {reading.isLoading && <Skeleton h={120} />}
        {reading.error !== null && <ImportErrors error={reading.error} />}
        {answer !== undefined && (
          <FilePreview
            answer={answer}
            fresh={fresh.length}
            values={form.values}
            set={form.set}
            choiceOf={choiceOf}
          />
        )}
      </Form>
    </Page>
  );
}

interface WhichProps {
  values: Typed;
  set: (change: Partial<Typed>) => void;
}
/** Open bank accounts. */
const useCards = () => useLookup(listCards).filter(({ closed_at }) => closed_at === null);

/** The facts of the file and its lines. */
function FilePreview({
  answer,
  fresh,
  values: { card, file, layout, chosen },
  set,
  choiceOf,
}: WhichProps & {
  answer: Answer;
  fresh: number;
  choiceOf: (line: LineProposal) => BookingChoice;
}): ReactNode {
  const currency = useCards().find(({ id }) => String(id) === card)?.currency_id ?? '';
  return (
    <>
      <StatementSummary answer={answer} currency={currency} fresh={fresh} />
      <Columns
        key={`${card} ${file?.name} ${file?.lastModified}`}
        answer={answer}
        layout={layout}
        onChange={(next) => set({ layout: next })}
      />
      {answer.lines.length > 0 && (
        <StatementLines
          lines={answer.lines}
          currency={currency}
          choiceOf={choiceOf}
          onChoose={(key, way) => set({ chosen: { ...chosen, [key]: way } })}
        />
      )}
    </>
  );
}

function WhichFile({ values: { card, file }, set }: WhichProps): ReactNode {
  const t = usePhrases();
  const cards = useCards();
  return (
    <div className="fields">
      <Choice
        label={t(($) => $.accounting.fund.entities.card)}
        value={card}
        required
        options={cards.map(({ id, name, currency_id }) => ({
          value: String(id),
          label: name.includes(currency_id) ? name : `${name} · ${currency_id}`,
        }))}
        onChange={(next) => set({ card: next, layout: undefined, chosen: {} })}
      />
      <FileInput
        size="xs"
        label={t(($) => $.accounting.bank_statement.field.file)}
        placeholder={t(($) => $.common.files.choose)}
        description={[
          t(($) => $.accounting.bank_statement.message.accepted),
          t(($) => $.accounting.bank_statement.message.longest, {
            lines: formatNumber(String(MAX_FILE_LINES)),
            piece: formatNumber(String(MAX_STATEMENT_LINES)),
          }),
        ].join(' ')}
        inputWrapperOrder={['label', 'input', 'description']}
        required
        accept={`${TABLE_FILES},.sta,.940,.mt940,.xml`}
        clearable
        value={file}
        onChange={(next) => set({ file: next, layout: undefined, chosen: {} })}
      />
    </div>
  );
}

/** The columns of a sheet: open while they are unknown, otherwise collapsed. */
function Columns({
  answer,
  layout,
  onChange,
}: {
  answer: Answer;
  layout: LayoutFormValues | undefined;
  onChange: (layout: LayoutFormValues) => void;
}): ReactNode {
  const t = usePhrases();
  const [opened, setOpened] = useState(false);
  if (answer.layout === null) return null;
  if (!opened && !answer.needs_layout)
    return (
      <Group>
        <Button variant="default" onClick={() => setOpened(true)}>
          {t(($) => $.accounting.bank_statement.act.choose)}
        </Button>
      </Group>
    );
  return (
    <LayoutFields
      columns={answer.columns}
      layout={layout ?? layoutFormValues(answer.layout)}
      onChange={onChange}
    />
  );
}
