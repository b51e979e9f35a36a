import { Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import type { DocumentKind } from '@hakobu/contract/helper/document/document.endpoints.ts';
import './document.css';
import './print.css';
import { PageHead, type PageHeadProps } from '../page-head.tsx';
import { LinkedDocuments } from './linked-documents.tsx';
import { DocumentName } from './document-name.ts';
import { BackLink } from './back-link.tsx';
import { MayBePrimary } from './document-actions.tsx';

/** The title is a number or name, the actions are usually `DocumentActions`. */
interface DocumentFrameProps extends PageHeadProps {
  /** The query parameter that opens the document over its list, `box_id`; absent if it has a path. */
  opens?: string;
  /** The document, to show its predecessors and successors. */
  linked?: { of: DocumentKind; id: string | number };
  /** Workflow: `MachineStep` or `NextStep`. */
  next?: ReactNode;
  /** Sections by importance, the change log last. */
  children: ReactNode;
}

/** The page of a document: link to its list, title, state, actions and sections. */
export function DocumentFrame({ opens, linked, next, children, ...head }: DocumentFrameProps): ReactNode {
  return (
    <DocumentName value={typeof head.title === 'string' ? head.title : ''}>
      <Stack gap="sm" p={{ base: 'xs', sm: 'md' }} className="page document">
        <BackLink opens={opens} />
        <MayBePrimary value={!next}>
          <PageHead {...head} />
        </MayBePrimary>
        {next}
        {linked && <LinkedDocuments {...linked} />}
        {children}
      </Stack>
    </DocumentName>
  );
}
