import type { ErrorPhrases } from '@hakobu/contract/kernel/error-code.ts';
import type { supportErrors } from '@hakobu/contract/helper/support/support.errors.ts';

export const support = {
  name: 'Ticket',
  /** Names of secondary entities. */
  entities: {
    support_content: 'Ticket message',
    support_type: 'Ticket type',
    role_support_type: 'Role that answers',
  },
  title: {
    one: 'Ticket',
    new: 'New ticket',
    types: 'Ticket types',
    mine: 'My tickets',
    sale: 'Sales support',
    purchase: 'Purchasing support',
    warehouse: 'Warehouse support',
    accounting: 'Accounting support',
    all: 'All tickets',
  },
  field: {
    answered_at: 'Last message',
    asked_by: 'Requester',
  },
  status: {
    open: 'Open',
    closed: 'Closed',
  },
  conversation: {
    answer: 'Reply',
    close: 'Close ticket',
    open: 'Reopen',
    unread: 'New message',
    texts: 'Conversation',
    write: 'Write a reply',
    answered_by: 'Answered by',
  },
  errors: {
    support_text_of_another: 'Only the author of a message can change it',
    support_already_so: 'The ticket already has this status',
  } satisfies ErrorPhrases<typeof supportErrors>,
  rights: {
    support: {
      name: 'Support',
      meaning: 'Tickets of customers',
    },
    support_type: {
      name: 'Ticket types',
      meaning: 'Types of tickets, and which roles answer them',
    },
  },
  notifications: {
    support_opened: {
      title: 'New ticket: {{title}}',
      text: '{{name}} is waiting for a reply.',
    },
    support_answered: {
      title: 'Reply: {{title}}',
      text: '{{name}} replied.',
    },
    support_closed: {
      title: 'Closed: {{title}}',
      text: '{{name}} closed the ticket.',
    },
    support_reopened: {
      title: 'Reopened: {{title}}',
      text: '{{name}} reopened the ticket.',
    },
  },
  log: {
    answered: 'Replied',
  },
};
