import { Button } from '@mantine/core';
import { createFileRoute } from '@tanstack/react-router';
import { listNotifications } from '@hakobu/contract/helper/notification/notification.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { columnsOf } from '#kit/columns/columns.tsx';
import { onlyFilter } from '#kit/list/filter.ts';
import { ListScreen } from '#kit/list/list-screen.tsx';
import { Section } from '#kit/page.tsx';
import { addressOfNotification, markRead } from '#entities/notification/notification-line.tsx';
import { useMarkAllRead } from '#entities/notification/use-mark-all-read.ts';
import { PushSwitch } from '#entities/notification/push-switch.tsx';

export const Route = createFileRoute('/_shell/notifications')({
  component: Screen,
  staticData: {
    title: ($) => $.helper.notification.plural,
    needs: { all: [{ resource: 'user', action: 'read' }] },
  },
});

const column = columnsOf(listNotifications);

/** All notifications of the user, and the push setting of this browser. */
function Screen() {
  const t = usePhrases();
  const all = useMarkAllRead();
  return (
    <ListScreen
      title={t(($) => $.helper.notification.plural)}
      endpoint={listNotifications}
      store="notifications"
      filters={[
        onlyFilter(
          'unread',
          t(($) => $.helper.notification.inbox.only_unread),
        ),
        { field: 'created_at', label: t(($) => $.common.field.created_at), kind: 'moments' },
      ]}
      actions={
        <Button variant="default" loading={all.isPending} onClick={() => all.mutate({})}>
          {t(($) => $.helper.notification.inbox.mark_all)}
        </Button>
      }
      columns={[
        {
          key: 'title',
          title: t(($) => $.common.field.title),
          render: ({ title, read_at }) => (
            <span style={{ fontWeight: read_at === null ? 700 : 400 }}>
              {read_at === null && (
                <span
                  className="unread"
                  role="img"
                  aria-label={t(($) => $.helper.support.conversation.unread)}
                />
              )}
              {title}
            </span>
          ),
        },
        column.text('text'),
        column.createdAt(),
      ]}
      to={addressOfNotification}
      onOpen={(notification) => void markRead(notification)}
    >
      <Section>
        <PushSwitch />
      </Section>
    </ListScreen>
  );
}
