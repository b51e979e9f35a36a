import { Center, Group, Paper, Stack, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import LanguageMenu from './language-menu.tsx';

/** Frame of the screens without sign-in: one centred card. */
export const PublicFrame = ({ title, children }: { title: string; children: ReactNode }): ReactNode => (
  <Center mih="100vh" p="md">
    <Paper w={360} maw="100%" p="lg" component="main">
      <Stack gap="sm">
        <Group justify="space-between" wrap="nowrap">
          <Group gap="xs" wrap="nowrap">
            <img src="/icon.svg" alt="Hakobu" width={28} height={28} />
            <Title order={1}>{title}</Title>
          </Group>
          <LanguageMenu />
        </Group>
        {children}
      </Stack>
    </Paper>
  </Center>
);
