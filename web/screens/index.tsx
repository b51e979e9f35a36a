import { Button, Group, Text } from '@mantine/core';
import { createFileRoute, redirect, useNavigate } from '@tanstack/react-router';
import { usePhrases } from '#app/i18n.ts';
import { PublicFrame } from '#app/public-frame.tsx';
import { tokens } from '#app/session.ts';

export const Route = createFileRoute('/')({
  component: Home,
  staticData: { title: ($) => $.common.frame.app.home },
  beforeLoad: () => {
    if (tokens.access() !== undefined) throw redirect({ to: '/start' });
  },
});

/** The home page; signed-in users are redirected to their start screen. */
function Home() {
  const t = usePhrases();
  const navigate = useNavigate();
  return (
    <PublicFrame title="Hakobu">
      <Text c="dimmed" size="sm">
        {t(($) => $.common.frame.app.welcome)}
      </Text>
      <Group justify="flex-end">
        <Button variant="default" onClick={() => void navigate({ to: '/register' })}>
          {t(($) => $.common.frame.app.register)}
        </Button>
        <Button onClick={() => void navigate({ to: '/login' })}>
          {t(($) => $.common.frame.app.sign_in)}
        </Button>
      </Group>
    </PublicFrame>
  );
}
