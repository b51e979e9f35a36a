import { Anchor, Center, Stack, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { usePhrases, type Phrases } from './i18n.ts';

/** A page that only says why there is no other one, with the way home. */
export function StatusPage({ code, text }: { code: number; text: ($: Phrases) => string }): ReactNode {
  const t = usePhrases();
  return (
    <Center h="60vh">
      <Stack align="center">
        <Title order={1}>{code}</Title>
        {t(text)}
        <Anchor href="#/">{t(($) => $.common.frame.app.home)}</Anchor>
      </Stack>
    </Center>
  );
}
