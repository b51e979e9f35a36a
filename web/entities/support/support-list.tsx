import { Button, Text } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { support, supportType } from '@hakobu/contract/helper/support/support.endpoints.ts';
import { supportStatuses } from '@hakobu/contract/helper/support/support.machine.ts';
import { usePhrases } from '#app/i18n.ts';
import { currentUser, may } from '#app/session.ts';
import { columnsOf } from '#kit/columns/columns.tsx';
import { ListScreen } from '#kit/list/list-screen.tsx';

/** Customers look at questions in their own area. */
export const supportsPath = (): '/customer/supports' | '/admin/supports' =>
  currentUser()?.role_id === 'customer' ? '/customer/supports' : '/admin/supports';

const column = columnsOf(support.list).withLabels(($) => $.helper.support.field);
const columns = () => [
  column.custom({
    key: 'title',
    sort: 'title',
    render: ({ title, unread }) => (
      <Text span inherit fw={unread ? 700 : 400}>
        {unread && <UnreadMark />}
        {title}
      </Text>
    ),
  }),
  column.status('status', 'support', ($) => $.helper.support.status),
  column.entity('type', { key: 'support_type', title: ($) => $.common.field.support_type }),
  column.entity('sender', { title: ($) => $.helper.support.field.asked_by }),
  column.instant('answered_at'),
  column.createdAt(),
];

function UnreadMark(): ReactNode {
  const t = usePhrases();
  return <span className="unread" aria-label={t(($) => $.helper.support.conversation.unread)} role="img" />;
}

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
      columns={columns()}
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
