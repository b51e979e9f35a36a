import { Button, Text } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { support, supportStatuses, supportType } from '@hakobu/contract/helper/support/support.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { currentUser, may } from '#app/session.ts';
import { formatInstant } from '#kit/format.ts';
import { ListScreen } from '#kit/list/list-screen.tsx';
import { StatusBadge } from '#kit/show.tsx';

/** Customers look at questions in their own area. */
export const supportsPath = (): '/customer/supports' | '/admin/supports' =>
  currentUser()?.role_id === 'customer' ? '/customer/supports' : '/admin/supports';

/** Questions that one may see, newest text first; those with a text that one has not read stand out. */
export function SupportList({ title }: { title: string }): ReactNode {
  const t = usePhrases();
  const navigate = useNavigate();
  return (
    <ListScreen
      title={title}
      endpoint={support.list}
      store="supports"
      query={{ include: ['type', 'sender'] }}
      filters={[
        {
          field: 'status',
          label: t(($) => $.common.field.status),
          kind: 'choice',
          options: supportStatuses.map((id) => ({ value: id, label: t(($) => $.helper.support.status[id]) })),
        },
        {
          field: 'support_type_id',
          label: t(($) => $.common.field.support_type),
          kind: 'entity',
          endpoint: supportType.list,
          labelOf: ({ name }: { name: string }) => name,
        },
        { field: 'created_at', label: t(($) => $.common.field.created_at), kind: 'days' },
      ]}
      columns={[
        {
          key: 'title',
          title: t(($) => $.common.field.title),
          sort: 'title',
          render: (row) => (
            <Text span inherit fw={row.unread ? 700 : 400}>
              {row.unread && (
                <span
                  className="unread"
                  aria-label={t(($) => $.helper.support.conversation.unread)}
                  role="img"
                />
              )}
              {row.title}
            </Text>
          ),
        },
        {
          key: 'status',
          title: t(($) => $.common.field.status),
          render: (row) => (
            <StatusBadge of="support" id={row.status} label={t(($) => $.helper.support.status[row.status])} />
          ),
        },
        {
          key: 'support_type',
          title: t(($) => $.common.field.support_type),
          render: (row) => row.type?.name,
        },
        {
          key: 'sender',
          title: t(($) => $.helper.support.field.asked_by),
          render: (row) => row.sender?.name,
        },
        {
          key: 'answered_at',
          title: t(($) => $.helper.support.field.answered_at),
          sort: 'answered_at',
          render: (row) => <span className="figure">{formatInstant(row.answered_at)}</span>,
        },
        {
          key: 'created_at',
          title: t(($) => $.common.field.created_at),
          sort: 'created_at',
          render: (row) => <span className="figure">{formatInstant(row.created_at)}</span>,
        },
      ]}
      actions={
        may({ resource: 'support', action: 'create' }) && (
          <Button onClick={() => void navigate({ to: `${supportsPath()}/new` })}>
            {t(($) => $.helper.support.title.new)}
          </Button>
        )
      }
      to={({ id }) => `${supportsPath()}/${id}`}
    />
  );
}
