import { Text } from '@mantine/core';
import { IconPin, IconPinnedOff } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { Fragment, type MouseEvent, type ReactNode } from 'react';
import { usePhrases } from './i18n.ts';
import type { Entry } from './menu.ts';
import { usePins, useRecents } from './visits.ts';
import type { PendingCount } from './pending-counts.ts';

const MOST_RECENTS = 8;

interface Shown {
  shown: boolean;
  entries: readonly Entry[];
  waiting: ReadonlyMap<string, PendingCount>;
  onPick: () => void;
}

/** The screens of one area with pin buttons; other areas stay hidden. */
export function AreaEntries({
  title,
  shown,
  entries,
  waiting,
  selected,
  onPick,
}: Shown & { title: string; selected: string | undefined }): ReactNode {
  const t = usePhrases();
  const pinning = usePins();
  return (
    <div hidden={!shown} data-area={title}>
      <Text className="menu-title">{title}</Text>
      {entries.map(({ to, title: name, part }, at) => (
        <Fragment key={to}>
          {part !== undefined && part !== entries[at - 1]?.part && (
            <Text className="menu-title">{t(($) => $.common.frame.part[part])}</Text>
          )}
          <PinnedLink
            to={to}
            label={t(name)}
            pinning={pinning}
            waits={waiting.get(to)}
            active={to === selected}
            inView={shown && to === selected}
            onPick={onPick}
          />
        </Fragment>
      ))}
    </div>
  );
}

/** Pinned screens and recent visits. */
export function FavouriteEntries({ shown, entries, waiting, onPick }: Shown): ReactNode {
  const t = usePhrases();
  const pinning = usePins();
  const [pins] = pinning;
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
      {pinned.map(({ to, title }) => (
        <PinnedLink
          key={to}
          to={to}
          label={t(title)}
          pinning={pinning}
          waits={waiting.get(to)}
          onPick={onPick}
        />
      ))}
      <Text className="menu-title">{t(($) => $.common.frame.app.recent)}</Text>
      {recents.slice(0, MOST_RECENTS).map(({ to, title }) => {
        const own = titleAt(to);
        return <MenuLink key={to} to={to} label={own === undefined ? title : t(own)} onPick={onPick} />;
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
}

/** Plain elements, because a hundred of them are rendered on each startup. */
function PinnedLink({ waits, pinning: [pins, pin], ...props }: PinnedLinkProps): ReactNode {
  const t = usePhrases();
  const isPinned = pins.includes(props.to);
  const label = t(($) => (isPinned ? $.common.frame.app.unpin : $.common.frame.app.pin), {
    name: props.label,
  });
  return (
    <div className="menu-entry" data-pinned={isPinned || undefined}>
      <MenuLink {...props} />
      {waits !== undefined && (
        <a
          className="menu-waiting"
          href={`#${waits.to}`}
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
        aria-label={label}
        title={label}
        onClick={() => pin(props.to)}
      >
        {isPinned ? <IconPinnedOff size={14} /> : <IconPin size={14} />}
      </button>
    </div>
  );
}

/**
 * Scrolls an entry into view within the menu. Not by `scrollIntoView`, after which Chromium continues from
 * there at the next Tab and skips the skip link. Measured with the layout of the whole screen.
 */
const showWhole = (link: HTMLElement | null): void => void requestAnimationFrame(() => bringIntoView(link));

function bringIntoView(link: HTMLElement | null): void {
  const frame = link?.closest('.menu-panel');
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
