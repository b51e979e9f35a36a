/** What people are told, by kind. `name` is who did it. */
export const notification = {
  support_opened: { title: 'New question: {{title}}', text: '{{name}} asks for an answer.' },
  support_answered: { title: 'Answer: {{title}}', text: '{{name}} wrote.' },
  support_closed: { title: 'Closed: {{title}}', text: '{{name}} closed the question.' },
  support_reopened: { title: 'Opened again: {{title}}', text: '{{name}} opened the question again.' },
  order_approved: { title: 'Order {{order_id}} is approved', text: '{{name}} approved it.' },
  order_cancelled: { title: 'Order {{order_id}} is cancelled', text: '{{name}} cancelled it.' },
  message: { title: '{{title}}', text: '{{text}}' },
};
