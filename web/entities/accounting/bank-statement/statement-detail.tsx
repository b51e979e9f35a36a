import { Badge, Button, Group } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import {
  deleteBankStatement,
  getBankStatement,
  listBankStatementLines,
  releaseBankStatementLine,
} from '@hakobu/contract/accounting/bank-statement/bank-statement.endpoints.ts';
import { bankLineStates } from '@hakobu/contract/accounting/bank-statement/bank-statement.machine.ts';
import { isZero } from '@hakobu/contract/kernel/decimal.ts';
import type { ResponseOf, RowOf } from '@hakobu/contract/kernel/endpoint.ts';
import { usePhrases } from '#app/i18n.ts';
import { useEndpointMutation, useCall } from '#client/hooks.ts';
import { rowVersion, deferRequest } from '#client/deferred-request.ts';
import { confirmDelete } from '#kit/confirm-dialog.tsx';
import { columnsOf } from '#kit/columns/columns.tsx';
import { BY_DAY } from '#kit/columns/unsorted.ts';
import { ChangeLog } from '#kit/document/change-log.tsx';
import { DocumentActions } from '#kit/document/document-actions.tsx';
import { DocumentFrame } from '#kit/document/document-frame.tsx';
import { formatDate } from '#kit/format.ts';
import { Choice } from '#kit/inputs/inputs.tsx';
import { Facts, Rows, Section } from '#kit/page.tsx';
import { Pages } from '#kit/pages.tsx';
import { QueryStatus } from '#kit/query-view.tsx';
import { Reference } from '#kit/reference.tsx';
import { Money } from '#kit/values.tsx';
import { may } from '#app/session.ts';
import { BookLine } from './book-line.tsx';
import { LineText } from './line-text.tsx';

type Statement = ResponseOf<typeof getBankStatement>;
type Line = RowOf<typeof listBankStatementLines>;

/** A bank statement: its closing balance compared with the books, and the booking of each line. */
export function BankStatementDetail({ id }: { id: number }): ReactNode {
  const t = usePhrases();
  const reading = useCall(getBankStatement, { params: { id } });
  const statement = reading.data;
  if (statement === undefined) return <QueryStatus of={reading} />;
  const { file_name, lines, open_lines } = statement;
  const isRemovable = open_lines === lines && may({ resource: 'transaction', action: 'create' });
  return (
    <DocumentFrame
      title={file_name}
      badge={
        <Badge color={open_lines === 0 ? 'green' : 'orange'}>
          {open_lines === 0
            ? t(($) => $.accounting.bank_statement.state.booked)
            : `${t(($) => $.accounting.bank_statement.field.open_lines)}: ${open_lines}`}
        </Badge>
      }
      actions={isRemovable && <DeleteButton statement={statement} />}
    >
      <About statement={statement} />
      <Lines id={id} />
      <ChangeLog type="bank_statement" id={id} />
    </DocumentFrame>
  );
}

/** Deletes a statement while none of its lines is booked. */
function DeleteButton({ statement }: { statement: Statement }): ReactNode {
  const t = usePhrases();
  const navigate = useNavigate();
  const act = useEndpointMutation(deleteBankStatement, {
    onDone: () => void navigate({ to: '/accounting/account/bank-statement' }),
  });
  return (
    <Button
      variant="light"
      color="red"
      loading={act.isPending}
      onClick={() => void confirmDelete(undefined, () => act.mutate(rowVersion(statement)))}
    >
      {t(($) => $.accounting.bank_statement.act.delete)}
    </Button>
  );
}

function About({ statement }: { statement: Statement }): ReactNode {
  const t = usePhrases();
  const { card, currency_id, from_date, to_date, difference, format } = statement;
  const money = (value: string | null) => value !== null && <Money value={value} currency={currency_id} />;
  return (
    <Section title={t(($) => $.common.section.money)}>
      <Facts
        rows={[
          [
            t(($) => $.accounting.fund.entities.card),
            <Reference key="card" of="card" id={card.id}>
              {card.name}
            </Reference>,
          ],
          [
            t(($) => $.accounting.bank_statement.field.period),
            `${formatDate(from_date)} – ${formatDate(to_date)}`,
          ],
          [
            t(($) => $.accounting.bank_statement.field.format),
            t(($) => $.accounting.bank_statement.format[format]),
          ],
          [t(($) => $.accounting.statistic.field.opening), money(statement.opening_balance) || ''],
          [t(($) => $.accounting.bank_statement.field.bank_balance), money(statement.closing_balance) || ''],
          [t(($) => $.accounting.bank_statement.field.book_balance), money(statement.book_balance)],
          difference !== null && [
            t(($) => $.accounting.bank_statement.field.difference),
            isZero(difference) ? t(($) => $.accounting.bank_statement.message.agrees) : money(difference),
          ],
        ]}
      />
    </Section>
  );
}

const column = columnsOf(listBankStatementLines).withLabels(($) => $.accounting.bank_statement.field);
const columns = () => [
  column.money('amount', { bold: true, unsorted: BY_DAY }),
  column.custom({ key: 'text', wraps: true, render: (line) => <LineText line={line} /> }),
  column.status('state', 'bank_statement_line', ($) => $.accounting.bank_statement.state),
  column.custom({
    key: 'voucher',
    render: ({ transaction }) =>
      transaction && (
        <Reference of="transaction" id={transaction.id} figure>
          {transaction.code_ref}
        </Reference>
      ),
  }),
  column.act((line) => <LineActs line={line} />),
];

function Lines({ id }: { id: number }): ReactNode {
  const t = usePhrases();
  const [page, setPage] = useState(1);
  const [state, setState] = useState('');
  const filter = { statement_id: id, ...(state !== '' && { state }) };
  const reading = useCall(listBankStatementLines, { query: { filter, page, per_page: 50 } });
  const title = t(($) => $.accounting.bank_statement.section.lines);
  return (
    <Section
      title={title}
      actions={
        <Choice
          aria-label={t(($) => $.accounting.bank_statement.field.state)}
          value={state}
          all={t(($) => $.common.list.filter.all)}
          options={bankLineStates.map((one) => ({
            value: one,
            label: t(($) => $.accounting.bank_statement.state[one]),
          }))}
          onChange={(next) => {
            setState(next);
            setPage(1);
          }}
        />
      }
    >
      <Rows label={title} rows={reading} idOf={({ id: key }) => key} columns={columns()} />
      <Group justify="flex-end" mt={6}>
        <Pages page={page} last={reading.data?.last_page ?? 1} onChange={setPage} />
      </Group>
    </Section>
  );
}

/** Books an open line, or detaches it from a wrong voucher. */
const LineActs = ({ line }: { line: Line }): ReactNode => (
  <Group gap={4} justify="flex-end" wrap="nowrap">
    <DocumentActions
      states={line.actions}
      actions={[
        {
          key: 'book',
          label: ($) => $.accounting.bank_statement.action.book,
          variant: 'subtle',
          onlyWhenPossible: true,
          form: (close) => <BookLine line={line} onDone={close} />,
        },
        {
          key: 'release',
          label: ($) => $.accounting.bank_statement.action.release,
          variant: 'subtle',
          onlyWhenPossible: true,
          call: deferRequest(releaseBankStatementLine, rowVersion(line)),
        },
      ]}
    />
  </Group>
);
