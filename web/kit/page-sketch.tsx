import { Group, Skeleton, Stack, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { BackLink } from './document/back-link.tsx';
import './document/document.css';
import { openedRow, type OpenedRow } from './opened-row.ts';

/**
 * The frame of a screen while its code or data loads, with the title and status that the list knew of it.
 * `title`: that of a screen which no list opened.
 */
export function PageSketch({ title }: { title?: string | undefined }): ReactNode {
  const row = openedRow();
  return (
    <Stack gap="sm" p={{ base: 'xs', sm: 'md' }} className="page">
      {row !== undefined && <BackLink opens={openingParameter(row)} />}
      {row === undefined && title === undefined ? (
        <Skeleton h={30} w={220} />
      ) : (
        <Group gap="sm">
          <Title order={1}>{row?.title ?? title}</Title>
          {row?.status}
        </Group>
      )}
      <div className="columns">
        <Skeleton h={180} />
        <Skeleton h={180} />
      </div>
      <Skeleton h={240} />
    </Stack>
  );
}

/** The parameter that opens the document over its list, `box_id`; those of filters have the list's prefix. */
const openingParameter = ({ address }: OpenedRow): string | undefined =>
  [...new URLSearchParams(address.split('?')[1]).keys()].find((name) => /^[a-z_]+_id$/.test(name));
