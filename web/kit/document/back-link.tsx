import { Anchor } from '@mantine/core';
import { IconChevronLeft } from '@tabler/icons-react';
import { useRouter, useRouterState, type AnyRoute } from '@tanstack/react-router';
import { useEffect, type ReactNode } from 'react';
import { usePhrases } from '#app/i18n.ts';
import { currentUser, mayOpen } from '#app/session.ts';
import { wasOverlayOpen } from '#client/overlay-escape.ts';
import type { Search } from '#client/address-search.ts';

interface StepBackProps {
  /** The query parameter that opens the document over its list (`box_id`); absent if it has a path. */
  opens?: string | undefined;
}

/**
 * Leads back to the list with its previous state; Esc does the same unless the user is typing or a dialog is
 * open.
 */
export function BackLink({ opens }: StepBackProps): ReactNode {
  const t = usePhrases();
  const list = useListOf(opens);
  const goBack = list && (() => goBackTo(list));
  useEscape(goBack);
  if (list === undefined) return null;
  return (
    <Anchor
      href={`#${list.href}`}
      className="step-back no-print"
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        goBackTo(list);
      }}
    >
      <IconChevronLeft size={14} aria-hidden />
      {t(list.title)}
    </Anchor>
  );
}

interface List {
  href: string;
  path: string;
  opens: string | undefined;
  title: NonNullable<AnyRoute['options']['staticData']>['title'] & {};
}

/** The list of a document; undefined if the user may not open it. */
function useListOf(opens: string | undefined): List | undefined {
  const { routesById, options } = useRouter();
  const { pathname, search } = useRouterState({ select: (state) => state.location });
  const path = opens === undefined ? pathname.slice(0, pathname.lastIndexOf('/')) : pathname;
  const route = (Object.values(routesById) as AnyRoute[]).find(
    ({ fullPath, options: { staticData } }) =>
      fullPath.replace(/\/$/, '') === path && staticData?.title !== undefined,
  );
  const { title, needs } = route?.options.staticData ?? {};
  if (title === undefined || !mayOpen(needs, currentUser())) return undefined;
  const { [opens ?? '']: _, tab: __, ...rest } = search as Search;
  return { href: `${path}${opens === undefined ? '' : options.stringifySearch(rest)}`, path, opens, title };
}

/**
 * Returns to the last visit of the list, with filters, page and scroll position; otherwise opens the list.
 */
function goBackTo({ href, path, opens }: List): void {
  const visits = 'navigation' in window ? window.navigation : undefined;
  const now = visits?.currentEntry?.index ?? 0;
  const isList = (url: string | null) => {
    const [where = '', search = ''] = new URL(url ?? '', location.href).hash.slice(1).split('?');
    return where === path && !(opens !== undefined && new URLSearchParams(search).has(opens));
  };
  const last = visits
    ?.entries()
    .slice(0, now)
    .findLast(({ url }) => isList(url));
  if (last === undefined) location.hash = href;
  else history.go(last.index - now);
}

function useEscape(goBack: (() => void) | undefined): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing || goBack === undefined) return;
      const { target } = event;
      const typed =
        target instanceof HTMLElement &&
        target.matches('input, textarea, select') &&
        (target as HTMLInputElement).value !== '';
      if (!typed && !wasOverlayOpen()) goBack();
    };
    window.addEventListener('keydown', onKeyDown, true);
    return () => window.removeEventListener('keydown', onKeyDown, true);
  });
}
