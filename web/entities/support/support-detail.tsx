import { useEffect, type ReactNode } from 'react';
import type { ResponseOf } from '@hakobu/contract/kernel/endpoint.ts';
import {
  closeSupport,
  openSupport,
  readSupport,
  support,
} from '@hakobu/contract/helper/support/support.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { call } from '#client/call.ts';
import { queryClient, useCall } from '#client/hooks.ts';
import { rowVersion, deferRequest } from '#client/deferred-request.ts';
import { ChangeLog } from '#kit/document/change-log.tsx';
import { DocumentActions, type DocumentAction } from '#kit/document/document-actions.tsx';
import { DocumentFrame } from '#kit/document/document-frame.tsx';
import { formatInstant } from '#kit/format.ts';
import { Facts, Section } from '#kit/page.tsx';
import { QueryStatus } from '#kit/query-view.tsx';
import { StatusBadge } from '#kit/values.tsx';
import { Conversation } from './conversation.tsx';

type Support = ResponseOf<typeof support.get>;

/** One question with its messages and the box to answer. Opening it marks it as read. */
export function SupportDetail({ id }: { id: number }): ReactNode {
  const t = usePhrases();
  const reading = useCall(support.get, {
    params: { id },
    query: { include: ['type', 'creator', 'sender', 'contents'] },
  });
  const row = reading.data;
  const unread = row?.unread === true;
  useEffect(() => {
    if (unread) void call(readSupport, { params: { id } }).then(() => queryClient.invalidateQueries());
  }, [id, unread]);
  if (row === undefined) return <QueryStatus of={reading} />;
  return (
    <DocumentFrame
      title={row.title}
      badge={
        <StatusBadge of="support" id={row.status} label={t(($) => $.helper.support.status[row.status])} />
      }
      actions={<DocumentActions states={row.actions} actions={actionsFor(row)} />}
    >
      <SupportFacts row={row} />
      <Conversation row={row} />
      <ChangeLog type="support" id={id} />
    </DocumentFrame>
  );
}

const actionsFor = (row: Support): DocumentAction[] => [
  {
    key: 'close',
    label: ($) => $.helper.support.conversation.close,
    variant: 'default',
    onlyWhenPossible: true,
    call: deferRequest(closeSupport, rowVersion(row)),
  },
  {
    key: 'open',
    label: ($) => $.helper.support.conversation.open,
    variant: 'default',
    onlyWhenPossible: true,
    call: deferRequest(openSupport, rowVersion(row)),
  },
];

function SupportFacts({ row }: { row: Support }): ReactNode {
  const t = usePhrases();
  return (
    <Section title={t(($) => $.common.section.details)}>
      <Facts
        rows={[
          [t(($) => $.common.field.support_type), row.type?.name],
          [t(($) => $.helper.support.field.asked_by), row.sender?.name],
          row.creator_id !== row.sender_id && [t(($) => $.common.field.created_by), row.creator?.name],
          [t(($) => $.common.field.created_at), formatInstant(row.created_at)],
        ]}
      />
    </Section>
  );
}
