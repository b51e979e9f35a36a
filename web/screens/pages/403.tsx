import { Anchor, Center, Stack, Title } from '@mantine/core';
import { createFileRoute } from '@tanstack/react-router';
import { usePhrases } from '#app/i18n.ts';

export const Route = createFileRoute('/pages/403')({
  component: Screen,
  staticData: { title: ($) => $.common.frame.app.not_allowed },
});

function Screen() {
  const t = usePhrases();
  return (
    <Center h="60vh">
      <Stack align="center">
        <Title order={1}>403</Title>
        {t(($) => $.common.frame.app.not_allowed)}
        <Anchor href="#/">{t(($) => $.common.frame.app.home)}</Anchor>
      </Stack>
    </Center>
  );
}
