import { createFileRoute } from '@tanstack/react-router';
import { notificationSubscriber } from '@hakobu/contract/helper/notification/notification.endpoints.ts';
import { supportType } from '@hakobu/contract/helper/support/support.endpoints.ts';
import { user } from '@hakobu/contract/identity/user/user.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { CrudScreen } from '#kit/crud-screen.tsx';

export const Route = createFileRoute('/_shell/admin/notification-subscriber')({
  component: Screen,
  staticData: {
    title: ($) => $.helper.notification.title.subscribers,
    needs: { all: [{ resource: 'notification', action: 'delete' }] },
    menu: { group: 'admin', part: 'support', order: 35 },
  },
});

function Screen() {
  const t = usePhrases();
  return (
    <CrudScreen
      title={t(($) => $.helper.notification.title.subscribers)}
      noun={t(($) => $.helper.notification.entities.notification_subscriber)}
      resource={notificationSubscriber}
      permission="notification"
      store="subscriber"
      include={['supportType', 'user']}
      fields={[
        {
          name: 'user_id',
          label: t(($) => $.common.field.user),
          kind: 'entity',
          required: true,
          endpoint: user.list,
          include: 'user',
        },
        {
          name: 'support_type_id',
          label: t(($) => $.common.field.support_type),
          kind: 'entity',
          required: true,
          endpoint: supportType.list,
          include: 'supportType',
        },
      ]}
    />
  );
}
