import { Anchor, Center, Stack, Title } from '@mantine/core';
import { createRootRoute, Outlet } from '@tanstack/react-router';
import { usePhrases } from '#app/i18n.ts';

export const Route = createRootRoute({ component: Outlet, notFoundComponent: NotFound });

export function NotFound() {
  const t = usePhrases();
  return (
    <Center h="60vh">
      <Stack align="center">
        <Title order={1}>404</Title>
        {t(($) => $.common.frame.app.not_found)}
        <Anchor href="#/">{t(($) => $.common.frame.app.home)}</Anchor>
      </Stack>
    </Center>
  );
}
