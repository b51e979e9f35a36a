import type { ComponentProps, ReactNode } from 'react';
import { documentNumber } from '@hakobu/contract/document-number.ts';
import {
  approveVoucherRequest,
  declineVoucherRequest,
  getVoucherRequest,
  withdrawVoucherRequest,
} from '@hakobu/contract/accounting/voucher-request/voucher-request.endpoints.ts';
import { isPositive } from '@hakobu/contract/kernel/decimal.ts';
import type { ResponseOf } from '@hakobu/contract/kernel/endpoint.ts';
import { usePhrases } from '#app/i18n.ts';
import { useCall } from '#client/hooks.ts';
import { rowVersion, deferRequest } from '#client/deferred-request.ts';
import { logTab } from '#kit/document/change-log.tsx';
import { DocumentActions } from '#kit/document/document-actions.tsx';
import { DocumentFrame } from '#kit/document/document-frame.tsx';
import { DocumentTabs } from '#kit/document/document-tabs.tsx';
import { text } from '#kit/fields.ts';
import { Form } from '#kit/form.tsx';
import { formatDate, formatInstant } from '#kit/format.ts';
import { NoteBox } from '#kit/inputs/inputs.tsx';
import { Facts, Section } from '#kit/page.tsx';
import { PreviewForm } from '#kit/preview-form.tsx';
import { QueryStatus } from '#kit/query-view.tsx';
import { Reference } from '#kit/reference.tsx';
import { Money, StatusBadge } from '#kit/values.tsx';
import { useFields } from '#kit/use-fields.ts';
import { Entries } from '../transaction/entries.tsx';

type Request = ResponseOf<typeof getVoucherRequest>;

/** A voucher that waits for approval by a second person: requester, content and comments. */
export function VoucherRequestDetail({ id }: { id: number }): ReactNode {
  const t = usePhrases();
  const reading = useCall(getVoucherRequest, { params: { id } });
  const row = reading.data;
  if (row === undefined) return <QueryStatus of={reading} />;
  return (
    <DocumentFrame
      opens="voucher_request_id"
      title={documentNumber('voucher_request', id)}
      badge={
        <StatusBadge
          of="voucher_request"
          id={row.state}
          label={t(($) => $.accounting.voucher_request.state[row.state])}
        />
      }
      actions={
        <DocumentActions
          states={row.actions}
          actions={[
            {
              key: 'approve',
              absentWhen: ['voucher_request_posted', 'voucher_request_declined', 'voucher_request_withdrawn'],
              size: 'xl',
              form: (close) => <ApproveForm row={row} onDone={close} />,
            },
            {
              key: 'decline',
              color: 'red',
              label: ($) => $.accounting.voucher_request.action.decline,
              onlyWhenPossible: true,
              form: (close) => <DeclineForm row={row} onDone={close} />,
            },
            {
              key: 'withdraw',
              color: 'gray',
              label: ($) => $.accounting.voucher_request.action.withdraw,
              onlyWhenPossible: true,
              asks: ($) => $.common.consequence.request_withdraw,
              call: deferRequest(withdrawVoucherRequest, rowVersion(row)),
            },
          ]}
        />
      }
    >
      <RequestFacts row={row} />
      <DocumentTabs tabs={[logTab('voucher_request', id)]} />
    </DocumentFrame>
  );
}

function RequestFacts({ row }: { row: Request }): ReactNode {
  const t = usePhrases();
  const { object, reverses } = row;
  return (
    <Section title={t(($) => $.common.section.details)}>
      <Facts
        rows={[
          [
            t(($) => $.accounting.transaction.field.type),
            t(($) => $.accounting.transaction.type[row.type_id]),
          ],
          [
            t(($) => $.common.field.amount),
            <Money key="amount" value={row.amount} currency={row.currency_id} />,
          ],
          row.currency_id !== 'VND' && [
            t(($) => $.accounting.voucher_request.field.amount_base),
            <Money key="base" value={row.amount_base} currency="VND" />,
          ],
          isPositive(row.day_base) && [
            t(($) => $.accounting.voucher_request.field.day_base),
            <Money key="day" value={row.day_base} currency="VND" />,
          ],
          object !== null && [
            t(($) => $.common.field.party),
            <Reference
              key="party"
              of={row.transactionable_type === 'user' ? 'customer' : 'supplier'}
              id={object.id}
            >
              {object.name}
            </Reference>,
          ],
          row.place !== null && [t(($) => $.accounting.voucher_request.field.place), row.place],
          reverses !== null && [
            t(($) => $.accounting.transaction.field.reverses),
            <Voucher key="of" of={reverses} />,
          ],
          [t(($) => $.common.field.voucher_date), formatDate(row.voucher_date)],
          [t(($) => $.common.field.description), row.description],
          [
            t(($) => $.accounting.voucher_request.field.asked),
            `${row.created_by.name} · ${formatInstant(row.created_at)}`,
          ],
          ...decisionFacts(row, t),
        ]}
      />
    </Section>
  );
}

/** Approver and result; empty while it waits. */
const decisionFacts = (
  row: Request,
  t: ReturnType<typeof usePhrases>,
): ComponentProps<typeof Facts>['rows'] => {
  const { transaction, decided_by, decided_at } = row;
  return [
    decided_by !== null &&
      decided_at !== null && [
        t(($) => $.accounting.voucher_request.field.decided),
        `${decided_by.name} · ${formatInstant(decided_at)}`,
      ],
    row.withdrawn_at !== null && [
      t(($) => $.accounting.voucher_request.field.withdrawn_at),
      formatInstant(row.withdrawn_at),
    ],
    row.reason !== null && [t(($) => $.common.field.reason), row.reason],
    transaction !== null && [
      t(($) => $.accounting.voucher_request.field.voucher),
      <Voucher key="voucher" of={transaction} />,
    ],
  ];
};

const Voucher = ({ of: { id, code_ref } }: { of: { id: number; code_ref: string } }): ReactNode => (
  <Reference of="transaction" id={id} figure>
    {code_ref}
  </Reference>
);

interface DecisionProps {
  row: Request;
  onDone: () => void;
}

/** Previews the postings or shows why they are refused, and posts them. */
function ApproveForm({ row, onDone }: DecisionProps): ReactNode {
  const t = usePhrases();
  return (
    <PreviewForm
      endpoint={approveVoucherRequest}
      params={{ id: row.id }}
      body={{}}
      submitLabel={t(($) => $.common.action.approve)}
      message={t(($) => $.accounting.voucher_request.message.posted)}
      onDone={onDone}
    >
      {({ entries = [] }) => (
        <Entries entries={entries} title={t(($) => $.accounting.voucher_request.section.plan)} />
      )}
    </PreviewForm>
  );
}

function DeclineForm({ row, onDone }: DecisionProps): ReactNode {
  const t = usePhrases();
  const form = useFields(
    { reason: text({ required: true }) },
    {
      send: (body) => deferRequest(declineVoucherRequest, { ...rowVersion(row), body }),
      message: t(($) => $.accounting.voucher_request.message.declined),
      onDone,
    },
  );
  return (
    <Form {...form} submitLabel={t(($) => $.accounting.voucher_request.action.decline)}>
      <NoteBox {...form.field('reason')} />
    </Form>
  );
}
