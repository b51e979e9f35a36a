import { NavLink } from '@mantine/core';
import { useLocalStorage } from '@mantine/hooks';
import { useNavigate, useRouter, useRouterState, type AnyRoute } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { usePhrases } from './i18n.ts';
import type { MenuGroup } from './router.tsx';
import { currentUser, mayOpen } from './session.ts';

const GROUPS: readonly MenuGroup[] = ['sale', 'purchase', 'warehouse', 'accounting', 'admin', 'customer'];

/** Built from what the screens say of themselves; people see only what they may open. */
export function Sidebar({ onPick }: { onPick: () => void }): ReactNode {
  const t = usePhrases();
  const router = useRouter();
  const navigate = useNavigate();
  const path = useRouterState({ select: (state) => state.location.pathname });
  const [folded, fold] = useFoldedGroups();
  const entries = shownScreens(router.routesById);
  const selected = entries
    .filter(({ to }) => path.startsWith(to))
    .sort((a, b) => b.to.length - a.to.length)[0]?.to;
  return (
    <nav aria-label={t(($) => $.common.frame.app.menu)}>
      {GROUPS.map((group) => {
        const own = entries
          .filter(({ data }) => data!.menu!.group === group)
          .sort((a, b) => a.data!.menu!.order - b.data!.menu!.order);
        if (own.length === 0) return null;
        return (
          <div key={group}>
            <button
              type="button"
              className="menu-group"
              aria-expanded={!folded.includes(group)}
              onClick={() => fold(group)}
            >
              {t(($) => $.common.frame.group[group])}
            </button>
            {!folded.includes(group) &&
              own.map(({ to, data }) => (
                <NavLink
                  key={to}
                  className="nav-link"
                  component="a"
                  href={`#${to}`}
                  label={t(data!.title!)}
                  active={to === selected}
                  py={4}
                  px={8}
                  ref={to === selected ? showWhole : undefined}
                  onClick={(event) => {
                    event.preventDefault();
                    onPick();
                    void navigate({ to });
                  }}
                />
              ))}
          </div>
        );
      })}
    </nav>
  );
}

/** Screens that stand in the sidebar of whoever is signed in. */
const shownScreens = (routes: object) =>
  (Object.values(routes) as AnyRoute[])
    .map((route) => ({ to: route.fullPath.replace(/\/$/, ''), data: route.options.staticData }))
    .filter(
      ({ data }) =>
        data?.menu !== undefined &&
        mayOpen(data.needs, currentUser()) &&
        (!data.menu.productionOnly || import.meta.env.PROD),
    );

/** Groups that somebody folded, kept in the browser. */
function useFoldedGroups(): readonly [folded: readonly string[], fold: (group: string) => void] {
  const [folded, setFolded] = useLocalStorage<string[]>({
    key: 'folded_menu',
    defaultValue: [],
    getInitialValueInEffect: false,
  });
  return [
    folded,
    (group) =>
      setFolded((before) =>
        before.includes(group) ? before.filter((one) => one !== group) : [...before, group],
      ),
  ];
}

const showWhole = (link: HTMLElement | null): void => link?.scrollIntoView({ block: 'nearest' });
