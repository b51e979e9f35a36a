import type { ErrorPhrases } from '@hakobu/contract/kernel/error-code.ts';
import type { notificationErrors } from '@hakobu/contract/helper/notification/notification.errors.ts';

export const notification = {
  name: 'Notification',
  plural: 'Notifications',
  /** Names of secondary entities. */
  entities: {
    notification_subscriber: 'Subscriber',
  },
  title: {
    subscribers: 'Notification recipients',
  },
  inbox: {
    mark_all: 'Mark all as read',
    all: 'All notifications',
    none: 'Nothing new',
    unread: '{{count}} unread',
    only_unread: 'Unread only',
    push: 'Notify on this device',
    push_hint: 'You are notified even when Hakobu is closed.',
    push_unsupported: 'This browser does not support push notifications.',
    push_denied: 'Notifications are blocked. Allow them in the browser settings for this site.',
    push_failed: 'The browser could not reach its push service. Try again later.',
  },
  errors: {
    subscriber_not_staff: 'Only staff can subscribe to tickets. Customers are notified of their own',
  } satisfies ErrorPhrases<typeof notificationErrors>,
  rights: {
    notification: {
      name: 'Notifications',
      meaning: 'Messages from the system',
    },
  },
  notifications: {
    message: {
      title: '{{title}}',
      text: '{{text}}',
    },
  },
};
