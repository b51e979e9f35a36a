import type { ErrorPhrases } from '@hakobu/contract/kernel/error-code.ts';
import type { supportErrors } from '@hakobu/contract/helper/support/support.errors.ts';

export const support = {
  name: 'Question',
  /** Names of secondary entities. */
  entities: {
    support_content: 'Text of a question',
    support_type: 'Type of question',
    role_support_type: 'Role that answers',
  },
  title: {
    one: 'Question',
    new: 'New question',
    types: 'Support types',
    mine: 'My questions',
    sale: 'Sales questions',
    purchase: 'Purchasing questions',
    warehouse: 'Warehouse questions',
    accounting: 'Accounting questions',
    all: 'All questions',
  },
  field: {
    answered_at: 'Last text',
    asked_by: 'Asked by',
  },
  status: {
    open: 'Open',
    closed: 'Closed',
  },
  conversation: {
    answer: 'Answer',
    close: 'Close question',
    open: 'Open again',
    unread: 'New text',
    texts: 'Conversation',
    write: 'Write an answer',
    answered_by: 'Answered by',
  },
  errors: {
    support_text_of_another: 'Only who wrote a text can change it.',
    support_already_so: 'The question is that already.',
  } satisfies ErrorPhrases<typeof supportErrors>,
  rights: {
    support: {
      name: 'Support',
      meaning: 'Questions of customers',
    },
    support_type: {
      name: 'Support type',
      meaning: 'Types of questions, and which roles answer them',
    },
  },
  told: {
    support_opened: {
      title: 'New question: {{title}}',
      text: '{{name}} asks for an answer.',
    },
    support_answered: {
      title: 'Answer: {{title}}',
      text: '{{name}} wrote.',
    },
    support_closed: {
      title: 'Closed: {{title}}',
      text: '{{name}} closed the question.',
    },
    support_reopened: {
      title: 'Opened again: {{title}}',
      text: '{{name}} opened the question again.',
    },
  },
  log: {
    answered: 'Answered',
  },
};
