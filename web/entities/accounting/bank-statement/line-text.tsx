import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { formatDate } from '#kit/format.ts';

/** The bank's text, date and reference of a line. */
export const LineText = ({
  line: { text, booked_on, reference },
}: {
  line: { text: string; booked_on: string; reference: string | null };
}): ReactNode => (
  <>
    {text}
    <Text size="xs" c="dimmed" className="figure">
      {[formatDate(booked_on), reference].filter(Boolean).join(' · ')}
    </Text>
  </>
);
