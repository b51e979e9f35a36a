import { SimpleGrid, Text } from '@mantine/core';
import { createFileRoute, useRouter } from '@tanstack/react-router';
import { usePhrases } from '#app/i18n.ts';
import { areas, menuEntries } from '#app/menu.ts';
import { distinctTasks, usePendingTasks } from '#app/pending-counts.ts';
import { currentUser } from '#app/session.ts';
import { Page } from '#kit/page.tsx';
import { TaskCard } from '#entities/todo/task-card.tsx';
import '#entities/todo/todo.css';

export const Route = createFileRoute('/_shell/todo')({
  component: Screen,
  staticData: {
    title: ($) => $.common.frame.app.todo,
    needs: { all: [{ resource: 'user', action: 'read' }] },
  },
});

/** Everything that waits for the user, by department. */
function Screen() {
  const t = usePhrases();
  const router = useRouter();
  const tasks = distinctTasks(usePendingTasks(menuEntries(router.routesById, currentUser()), true));
  return (
    <Page title={t(($) => $.common.frame.app.todo)}>
      {tasks.length === 0 && <Text c="dimmed">{t(($) => $.common.message.nothing_to_do)}</Text>}
      <SimpleGrid cols={{ base: 1, md: 2, xl: 3 }} spacing="sm">
        {areas.flatMap(({ id }) =>
          tasks
            .filter(({ department }) => department === id)
            .map((task) => <TaskCard key={task.id} task={task} />),
        )}
      </SimpleGrid>
    </Page>
  );
}
