import { Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import type { DocumentKind } from '@hakobu/contract/helper/document/document.endpoints.ts';
import './document.css';
import './print.css';
import { PageHead, type PageHeadProps } from '../page-head.tsx';
import { LinkedDocuments } from './linked-documents.tsx';
import { BackLink } from './back-link.tsx';

/** Its title is a number or name, its actions are usually `DocumentActions`. */
interface DocumentFrameProps extends PageHeadProps {
  /** The name in the address that opens it over its list, `box_id`; none where it has a path of its own. */
  opens?: string;
  /** Which document it is, to show those before and after it. */
  linked?: { of: DocumentKind; id: string | number };
  /** The way it is on: `MachineStep` or `NextStep`. */
  next?: ReactNode;
  /** Sections, from what one wants to know first to the change log. */
  children: ReactNode;
}

/**
 * One document as a page: the way back to its list, what it is, in which state, what can be done with it now,
 * and its sections.
 */
export function DocumentFrame({ opens, linked, next, children, ...head }: DocumentFrameProps): ReactNode {
  return (
    <Stack gap="sm" p={{ base: 'xs', sm: 'md' }} className="page document">
      <BackLink opens={opens} />
      <PageHead {...head} />
      {next}
      {linked && <LinkedDocuments {...linked} />}
      {children}
    </Stack>
  );
}
