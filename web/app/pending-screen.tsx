import { useMatch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { PageSketch } from '#kit/page-sketch.tsx';
import { usePhrases } from './i18n.ts';

/** Milliseconds after which a screen that is still loading is shown as its frame. */
export const PENDING_MS = 50;

/** A screen whose code is loading: its title, or what the list knew of the document, and a skeleton. */
export function PendingScreen(): ReactNode {
  const t = usePhrases();
  const title = useMatch({ strict: false, select: ({ staticData }) => staticData.title });
  return (
    <div role="status" aria-busy="true" aria-label={t(($) => $.common.message.loading)}>
      <PageSketch title={title === undefined ? undefined : t(title)} />
    </div>
  );
}
