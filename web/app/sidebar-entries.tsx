import { Text } from '@mantine/core';
import { IconChevronDown, IconPin, IconPinFilled } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { usePhrases } from './i18n.ts';
import { groupsOf, type Entry, type EntryGroup } from './menu.ts';
import { sumOfPending, type PendingCount } from './pending-counts.ts';
import { useFolds, usePins, useRecents } from './visits.ts';

const MOST_RECENTS = 8;

interface EntriesProps {
  entries: readonly Entry[];
  waiting: ReadonlyMap<string, PendingCount>;
  selected: string | undefined;
  onPick: () => void;
}

/** The screens of one area in groups that fold; other areas stay hidden. */
export function AreaEntries({
  title,
  shown,
  ...of
}: EntriesProps & { title: string; shown: boolean }): ReactNode {
  const folding = useFolds();
  return (
    <div hidden={!shown} data-area={title}>
      <Text className="menu-title">{title}</Text>
      {groupsOf(of.entries).map((group) => (
        <Group key={group.part} {...of} {...group} folding={folding} inView={shown} />
      ))}
    </div>
  );
}

/** The entries of a part under a button that folds them; the open screen stays visible. */
function Group({
  part,
  folding: [folds, fold],
  inView,
  ...of
}: EntriesProps & EntryGroup & { folding: ReturnType<typeof useFolds>; inView: boolean }): ReactNode {
  const t = usePhrases();
  if (part === undefined) return <Entries {...of} inView={inView} />;
  const isFolded = folds.includes(part);
  const hidden = of.entries
    .filter(({ to }) => isFolded && to !== of.selected)
    .flatMap(({ to }) => of.waiting.get(to) ?? []);
  const count = hidden.length > 0 ? sumOfPending(hidden) : undefined;
  return (
    <>
      <button
        type="button"
        className="menu-fold"
        aria-expanded={!isFolded}
        title={count && t(($) => $.common.frame.app.waiting, { count })}
        onClick={() => fold(part)}
      >
        <IconChevronDown size={14} aria-hidden />
        <span>{t(($) => $.common.frame.part[part])}</span>
        {count && (
          <span className="menu-count" aria-hidden>
            {count}
          </span>
        )}
      </button>
      <Entries {...of} folded={isFolded} inView={inView} />
    </>
  );
}

/** Entries with their pins and pending work. */
function Entries({
  entries,
  waiting,
  selected,
  folded = false,
  inView = false,
  onPick,
}: EntriesProps & { folded?: boolean; inView?: boolean }): ReactNode {
  const t = usePhrases();
  const pinning = usePins();
  return entries.map(({ to, title }) => (
    <PinnedLink
      key={to}
      to={to}
      label={t(title)}
      pinning={pinning}
      waits={waiting.get(to)}
      active={to === selected}
      hidden={folded && to !== selected}
      inView={inView && to === selected}
      onPick={onPick}
    />
  ));
}

/** The entries that were found by their names, under the names of their areas. */
export function FoundEntries({ entries, ...of }: EntriesProps): ReactNode {
  const t = usePhrases();
  if (entries.length === 0)
    return (
      <Text className="menu-hint" role="status">
        {t(($) => $.common.message.empty_filtered)}
      </Text>
    );
  return [...new Set(entries.map(({ area }) => area))].map((area) => (
    <div key={area}>
      <Text className="menu-title">{t(($) => $.common.frame.group[area])}</Text>
      <Entries {...of} entries={entries.filter((entry) => entry.area === area)} />
    </div>
  ));
}

/** Pinned screens and recent visits. */
export function FavouriteEntries({ shown, entries, ...of }: EntriesProps & { shown: boolean }): ReactNode {
  const t = usePhrases();
  const [pins] = usePins();
  const recents = useRecents();
  if (!shown) return null;
  const titleAt = (to: string) => entries.find((entry) => entry.to === to)?.title;
  const pinned = pins.flatMap((to) => entries.filter((entry) => entry.to === to));
  return (
    <div data-area="favourites">
      <Text className="menu-title">{t(($) => $.common.frame.app.pinned)}</Text>
      {pinned.length === 0 && (
        <Text className="menu-hint">{t(($) => $.common.frame.app.nothing_pinned)}</Text>
      )}
      <Entries {...of} entries={pinned} selected={undefined} />
      <Text className="menu-title">{t(($) => $.common.frame.app.recent)}</Text>
      {recents.slice(0, MOST_RECENTS).map(({ to, title }) => {
        const own = titleAt(to);
        return <MenuLink key={to} to={to} label={own === undefined ? title : t(own)} onPick={of.onPick} />;
      })}
    </div>
  );
}

interface LinkProps {
  to: string;
  label: string;
  active?: boolean;
  inView?: boolean;
  onPick: () => void;
}

interface PinnedLinkProps extends LinkProps {
  pinning: ReturnType<typeof usePins>;
  waits: PendingCount | undefined;
  hidden: boolean;
}

/**
 * One Tab stop for each entry: the right arrow leads on to its pending work and its pin. Plain elements,
 * because a hundred of them are rendered on each startup.
 */
function PinnedLink({ waits, pinning: [pins, pin], hidden, ...props }: PinnedLinkProps): ReactNode {
  const t = usePhrases();
  const isPinned = pins.includes(props.to);
  const label = t(($) => (isPinned ? $.common.frame.app.unpin : $.common.frame.app.pin), {
    name: props.label,
  });
  return (
    <div className="menu-entry" hidden={hidden} data-pinned={isPinned || undefined} onKeyDown={moveAlong}>
      <MenuLink {...props} />
      {waits !== undefined && (
        <a
          className="menu-count"
          href={`#${waits.to}`}
          tabIndex={-1}
          aria-label={t(($) => $.common.frame.app.waiting, { count: waits.count })}
          title={t(($) => $.common.frame.app.waiting, { count: waits.count })}
          onClick={props.onPick}
        >
          {waits.count}
        </a>
      )}
      <button
        type="button"
        className="menu-pin"
        tabIndex={-1}
        aria-label={label}
        title={label}
        onClick={() => pin(props.to)}
      >
        {isPinned ? <IconPinFilled size={14} /> : <IconPin size={14} />}
      </button>
    </div>
  );
}

/** The left and right arrows move between the link, the pending work and the pin of an entry. */
function moveAlong(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (step === undefined) return;
  const parts = [...event.currentTarget.children] as HTMLElement[];
  parts[parts.indexOf(event.target as HTMLElement) + step]?.focus();
  event.preventDefault();
}

/**
 * Scrolls an entry into view within the menu. Not by `scrollIntoView`, after which Chromium continues from
 * there at the next Tab and skips the skip link. Measured with the layout of the whole screen.
 */
const showWhole = (link: HTMLElement | null): void => void requestAnimationFrame(() => bringIntoView(link));

function bringIntoView(link: HTMLElement | null): void {
  const frame = link?.closest('.menu-screens');
  if (!link || !frame) return;
  const [entry, view] = [link.getBoundingClientRect(), frame.getBoundingClientRect()];
  if (entry.top < view.top) frame.scrollTop -= view.top - entry.top;
  if (entry.bottom > view.bottom) frame.scrollTop += entry.bottom - view.bottom;
}

function MenuLink({ to, label, active = false, inView = false, onPick }: LinkProps): ReactNode {
  const navigate = useNavigate();
  const open = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return; // The browser opens another tab.
    event.preventDefault();
    onPick();
    void navigate({ to });
  };
  return (
    <a
      className="nav-link"
      href={`#${to}`}
      aria-current={active ? 'page' : undefined}
      ref={inView ? showWhole : undefined}
      onClick={open}
    >
      {label}
    </a>
  );
}
