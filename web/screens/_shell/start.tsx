import { Card, SimpleGrid, Text } from '@mantine/core';
import { createFileRoute, redirect, useRouter } from '@tanstack/react-router';
import { usePhrases } from '#app/i18n.ts';
import { menuEntries } from '#app/menu.ts';
import { currentUser } from '#app/session.ts';
import { landingOf } from '#app/sign-in.ts';
import { Page } from '#kit/page.tsx';

export const Route = createFileRoute('/_shell/start')({
  component: Home,
  staticData: {
    title: ($) => $.common.frame.app.home,
    needs: { all: [{ resource: 'user', action: 'read' }] },
  },
  beforeLoad: () => {
    const landing = landingOf(currentUser()?.role_id ?? '');
    if (landing !== undefined) throw redirect({ to: landing });
  },
});

/** The start screen of custom roles: the sidebar's entries in the size of touch targets. */
function Home() {
  const t = usePhrases();
  const router = useRouter();
  const entries = menuEntries(router.routesById, currentUser());
  return (
    <Page title={currentUser()?.name ?? ''}>
      <Text c="dimmed" size="sm">
        {t(($) => $.common.frame.app.choose_from_menu)}
      </Text>
      <SimpleGrid cols={{ base: 2, sm: 3, lg: 5 }} spacing="xs">
        {entries.map(({ to, area, title }) => (
          <Card key={to} component="a" href={`#${to}`} withBorder p="sm">
            <Text size="xs" c="dimmed">
              {t(($) => $.common.frame.group[area])}
            </Text>
            <Text fw={600} size="sm">
              {t(title)}
            </Text>
          </Card>
        ))}
      </SimpleGrid>
    </Page>
  );
}
