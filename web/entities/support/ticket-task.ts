import type { Task } from '#app/router.tsx';

/** The open tickets, in the menu of every department. */
export const ticketTask: Task = {
  id: 'tickets',
  call: 'helper.support.list',
  path: 'supports',
  store: 'supports',
  filter: { status: 'open' },
  needs: { resource: 'support', action: 'update' },
};
