import { IconSearch } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { isComposing } from '#kit/composing.ts';
import { usePhrases } from './i18n.ts';
import { areas, entriesNamed, type Entry } from './menu.ts';
import type { PendingCount } from './pending-counts.ts';
import type { MenuGroup } from './router.tsx';
import { AreaEntries, FavouriteEntries, FoundEntries } from './sidebar-entries.tsx';

/** The open section: an area, or favourites. */
export type Opened = MenuGroup | 'favourites';

interface MenuPanelProps {
  hidden: boolean;
  opened: Opened;
  entries: readonly Entry[];
  selected: Entry | undefined;
  waiting: ReadonlyMap<string, PendingCount>;
  onPick: () => void;
}

/** The screens of the open area, or those of all areas whose names are typed. */
export function MenuPanel({ hidden, opened, entries, selected, waiting, onPick }: MenuPanelProps): ReactNode {
  const t = usePhrases();
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const found =
    typed.trim() === '' ? undefined : entriesNamed(entries, typed, ({ title }) => t(title), opened);
  const pick = () => {
    setTyped('');
    onPick();
  };
  const pickFirst = () => {
    const first = found?.[0];
    if (first === undefined) return;
    pick();
    void navigate({ to: first.to });
  };
  const shared = { waiting, selected: selected?.to, onPick: pick };
  return (
    <div className="menu-panel" hidden={hidden} onKeyDown={moveByArrows}>
      <FilterField typed={typed} onType={setTyped} onEnter={pickFirst} />
      <div className="menu-screens">
        {found && <FoundEntries {...shared} entries={found} />}
        <div hidden={found !== undefined}>
          <FavouriteEntries {...shared} entries={entries} shown={opened === 'favourites'} />
          {areas
            .filter(({ id }) => entries.some(({ area }) => area === id))
            .map(({ id }) => (
              <AreaEntries
                key={id}
                {...shared}
                title={t(($) => $.common.frame.group[id])}
                shown={opened === id}
                entries={entries.filter(({ area }) => area === id)}
              />
            ))}
        </div>
      </div>
    </div>
  );
}

/** Narrows the entries; Enter opens the first one, Escape shows all again. */
function FilterField({
  typed,
  onType,
  onEnter,
}: {
  typed: string;
  onType: (typed: string) => void;
  onEnter: () => void;
}): ReactNode {
  const t = usePhrases();
  const label = t(($) => $.common.frame.app.filter_menu);
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    if (event.key === 'Enter') onEnter();
    if (event.key !== 'Escape' || typed === '') return;
    event.stopPropagation();
    onType('');
  };
  return (
    <div className="menu-filter">
      <IconSearch size={14} aria-hidden />
      <input
        type="search"
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        value={typed}
        onChange={(event) => onType(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
    </div>
  );
}

/** Up and down move between the field and the visible entries, instead of between the rows of a list. */
function moveByArrows(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>('input, .menu-fold, .nav-link')];
  const visible = all.filter((one) => one.checkVisibility());
  const focused = (event.target as HTMLElement).closest('.menu-entry')?.querySelector('.nav-link');
  const at = visible.indexOf((focused ?? event.target) as HTMLElement);
  visible[Math.min(visible.length - 1, Math.max(0, at + step))]?.focus();
  event.preventDefault();
  event.stopPropagation();
}
