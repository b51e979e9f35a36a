import { Anchor, Center, Stack, Title } from '@mantine/core';
import { createFileRoute } from '@tanstack/react-router';
import { usePhrases } from '#app/i18n.ts';

export const Route = createFileRoute('/pages/500')({
  component: Screen,
  staticData: { title: ($) => $.common.frame.app.failed },
});

function Screen() {
  const t = usePhrases();
  return (
    <Center h="60vh">
      <Stack align="center">
        <Title order={1}>500</Title>
        {t(($) => $.common.frame.app.failed)}
        <Anchor href="#/">{t(($) => $.common.frame.app.home)}</Anchor>
      </Stack>
    </Center>
  );
}
