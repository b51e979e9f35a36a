import { Text } from '@mantine/core';
import type { ReactNode } from 'react';

/** What a bank wrote of a line, and what it calls it. */
export const LineText = ({
  line: { text, reference },
}: {
  line: { text: string; reference: string | null };
}): ReactNode => (
  <>
    {text}
    {reference !== null && (
      <Text size="xs" c="dimmed" className="figure">
        {reference}
      </Text>
    )}
  </>
);
