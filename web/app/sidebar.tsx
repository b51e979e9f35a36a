import { UnstyledButton } from '@mantine/core';
import {
  IconBuildingWarehouse,
  IconChecklist,
  IconChevronsLeft,
  IconChevronsRight,
  IconCoins,
  IconReceipt,
  IconSettings,
  IconShoppingCart,
  IconStar,
  IconUserCircle,
} from '@tabler/icons-react';
import { useRouter, useRouterState } from '@tanstack/react-router';
import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { Tip } from '#kit/tip.tsx';
import { usePhrases } from './i18n.ts';
import { areas, menuEntries, entryAt } from './menu.ts';
import { MenuPanel, type Opened } from './menu-panel.tsx';
import { currentUser } from './session.ts';
import { useIdle } from './use-idle.ts';
import { distinctTasks, pendingByEntry, sumOfPending, usePendingTasks } from './pending-counts.ts';

const icons: Record<Opened, ComponentType<{ size?: number; stroke?: number }>> = {
  favourites: IconStar,
  sale: IconReceipt,
  purchase: IconShoppingCart,
  warehouse: IconBuildingWarehouse,
  accounting: IconCoins,
  admin: IconSettings,
  customer: IconUserCircle,
};

interface SidebarProps {
  /** Icons only; a click opens the screens of an area over the page. */
  narrow: boolean;
  onNarrow: () => void;
  onPick: () => void;
}

/**
 * Built from the declarations of the routes and filtered by permissions. Areas are in a fixed rail; the
 * screens of one of them are beside it.
 */
export function Sidebar({ narrow, onNarrow, onPick }: SidebarProps): ReactNode {
  const t = usePhrases();
  const router = useRouter();
  const path = useRouterState({ select: (state) => state.location.pathname });
  const entries = menuEntries(router.routesById, currentUser());
  const selected = entryAt(entries, path);
  const own = areas.filter(({ id }) => entries.some(({ area }) => area === id));
  const [opened, open, peeking] = useOpenedArea(selected?.area ?? own[0]?.id ?? 'favourites', path, narrow);
  const tasks = usePendingTasks(entries, useIdle());
  const waiting = pendingByEntry(tasks);
  const pick = () => {
    open(undefined);
    onPick();
  };
  return (
    <nav aria-label={t(($) => $.common.frame.app.menu)} className="menu" data-narrow={narrow || undefined}>
      <div className="menu-rail">
        {entries.some((entry) => entry.tasks.length > 0) && (
          <TasksLink count={sumOfPending(distinctTasks(tasks))} here={path === TASKS} onPick={pick} />
        )}
        <RailButton
          of="favourites"
          opened={opened}
          onClick={open}
          label={t(($) => $.common.frame.app.favourites)}
        />
        {own.map(({ id, key }) => (
          <RailButton
            key={id}
            of={id}
            keys={`G ${key.toUpperCase()}`}
            opened={opened}
            here={selected?.area === id}
            onClick={open}
            label={t(($) => $.common.frame.group[id])}
          />
        ))}
        <NarrowButton narrow={narrow} onClick={onNarrow} />
      </div>
      <MenuPanel {...{ opened, entries, selected, waiting }} hidden={narrow && !peeking} onPick={pick} />
    </nav>
  );
}

/** The open area: that of the screen, until the user opens another one or changes the screen. */
function useOpenedArea(
  usual: Opened,
  path: string,
  narrow: boolean,
): readonly [Opened, (area: Opened | undefined) => void, peeking: boolean] {
  const [chosen, choose] = useState<Opened>();
  useEffect(() => choose(undefined), [path]);
  useEffect(() => {
    if (!narrow || chosen === undefined) return undefined;
    const leave = (event: Event) => {
      const outside = !(event.target as HTMLElement).closest('.menu');
      if (event instanceof KeyboardEvent ? event.key === 'Escape' : outside) choose(undefined);
    };
    document.addEventListener('pointerdown', leave);
    document.addEventListener('keydown', leave);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('keydown', leave);
    };
  }, [narrow, chosen]);
  return [chosen ?? usual, choose, chosen !== undefined];
}

const TASKS = '/todo';

/** Opens everything that waits for the user. */
function TasksLink({ count, here, onPick }: { count: string; here: boolean; onPick: () => void }): ReactNode {
  const t = usePhrases();
  const label = t(($) => $.common.frame.app.todo);
  return (
    <a className="menu-area menu-todo" href={`#${TASKS}`} data-here={here || undefined} onClick={onPick}>
      <IconChecklist size={20} stroke={1.6} aria-hidden />
      <span>{label}</span>
      {count !== '0' && (
        <span className="menu-count" title={t(($) => $.common.frame.app.waiting, { count })}>
          {count}
        </span>
      )}
    </a>
  );
}

const RailButton = ({
  of,
  label,
  keys,
  opened,
  here = false,
  onClick,
}: {
  of: Opened;
  label: string;
  keys?: string;
  opened: Opened;
  here?: boolean;
  onClick: (area: Opened) => void;
}): ReactNode => {
  const Icon = icons[of];
  return (
    <Tip label={keys ?? label} position="right" delay={600}>
      <UnstyledButton
        className="menu-area"
        aria-expanded={opened === of}
        data-here={here || undefined}
        onClick={() => onClick(of)}
      >
        <Icon size={20} stroke={1.6} />
        <span>{label}</span>
      </UnstyledButton>
    </Tip>
  );
};

function NarrowButton({ narrow, onClick }: { narrow: boolean; onClick: () => void }): ReactNode {
  const t = usePhrases();
  const label = t(($) => (narrow ? $.common.frame.app.widen_menu : $.common.frame.app.narrow_menu));
  return (
    <Tip label={label} position="right">
      <UnstyledButton visibleFrom="sm" className="menu-area menu-narrow" aria-label={label} onClick={onClick}>
        {narrow ? <IconChevronsRight size={18} /> : <IconChevronsLeft size={18} />}
      </UnstyledButton>
    </Tip>
  );
}
