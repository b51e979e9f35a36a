import { Kbd, Modal, ScrollArea, Text, TextInput, UnstyledButton } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useRouter, type AnyRoute } from '@tanstack/react-router';
import { useEffect, useState, type KeyboardEvent, type ReactNode } from 'react';
import { search } from '@hakobu/contract/helper/search/search.endpoints.ts';
import { useCall } from '#client/hooks.ts';
import { addressOf } from './address-of.ts';
import { usePhrases } from './i18n.ts';
import { foundWord } from './noun-words.ts';
import { currentUser, mayOpen } from './session.ts';

const WAIT_MS = 200;
interface Entry {
  key: string;
  kind: string;
  title: string;
  detail: string;
  href: string;
}

/** Finds any screen, order, customer, product or box by a few characters; arrows and Enter are enough. */
export default function Palette({ opened, onClose }: { opened: boolean; onClose: () => void }): ReactNode {
  const t = usePhrases();
  const [typed, setTyped] = useState('');
  const [asked] = useDebouncedValue(typed.trim(), WAIT_MS);
  const { data, entries } = useEntries(typed, asked, opened);
  const go = ({ href }: Entry) => {
    onClose();
    setTyped('');
    location.hash = `#${href}`;
  };
  const { at, setAt, onKeyDown } = useChosenEntry(typed, entries, go);
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      withCloseButton={false}
      size="lg"
      yOffset="10vh"
      padding="xs"
      aria-label={t(($) => $.common.act.search)}
    >
      <TextInput
        data-autofocus
        size="md"
        aria-label={t(($) => $.common.frame.app.find)}
        placeholder={t(($) => $.common.frame.app.find)}
        leftSection={<IconSearch size={16} />}
        rightSection={<Kbd size="xs">Esc</Kbd>}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        role="combobox"
        aria-expanded={entries.length > 0}
        aria-controls="palette-entries"
        aria-activedescendant={entries[at] === undefined ? undefined : `palette-${at}`}
      />
      <ScrollArea.Autosize mah="60vh" mt="xs">
        <div role="listbox" id="palette-entries" aria-label={t(($) => $.common.frame.app.find)}>
          {entries.map((entry, index) => (
            <Found
              key={entry.key}
              entry={entry}
              id={`palette-${index}`}
              chosen={index === at}
              onClick={() => go(entry)}
              onMouseEnter={() => setAt(index)}
            />
          ))}
        </div>
        {typed.trim() !== '' && asked === typed.trim() && data !== undefined && entries.length === 0 && (
          <Text c="dimmed" size="sm" ta="center" py="md">
            {t(($) => $.common.message.empty_filtered)}
          </Text>
        )}
      </ScrollArea.Autosize>
    </Modal>
  );
}

/** What fits the characters: screens at once, rows as the server finds them. */
function useEntries(typed: string, asked: string, opened: boolean) {
  const t = usePhrases();
  const screens = useScreens(typed);
  const { data } = useCall(search, { query: { q: asked } }, { enabled: opened && asked !== '' });
  const rows = asked === '' ? [] : (data?.data ?? []);
  const found = rows.map(({ type, id, title, detail }): Entry => ({
    key: `${type} ${id}`,
    kind: t(($) => foundWord($, type)),
    title,
    detail,
    href: addressOf(type, id, title) ?? '',
  }));
  return { data, entries: [...screens, ...found] };
}

/** The entry that arrows lead to, and Enter opens. */
function useChosenEntry(typed: string, entries: readonly Entry[], go: (entry: Entry) => void) {
  const [at, setAt] = useState(0);
  useEffect(() => setAt(0), [typed]);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && entries.length > 0) {
      event.preventDefault();
      setAt((at + step + entries.length) % entries.length);
    }
    const entry = entries[at];
    if (event.key === 'Enter' && entry !== undefined) {
      event.preventDefault();
      go(entry);
    }
  };
  return { at, setAt, onKeyDown };
}

const Found = ({
  entry: { kind, title, detail },
  chosen,
  ...rest
}: {
  entry: Entry;
  id: string;
  chosen: boolean;
  onClick: () => void;
  onMouseEnter: () => void;
}): ReactNode => (
  <UnstyledButton {...rest} role="option" aria-selected={chosen} className="palette-entry" tabIndex={-1}>
    <Text size="xs" c="dimmed" w={{ base: 60, sm: 96 }} style={{ flex: 'none' }} truncate>
      {kind}
    </Text>
    <Text size="sm" fw={600} truncate>
      {title}
    </Text>
    <Text size="sm" c="dimmed" truncate>
      {detail}
    </Text>
  </UnstyledButton>
);

/** Screens of the sidebar whose name contains the characters. */
function useScreens(typed: string): Entry[] {
  const t = usePhrases();
  const router = useRouter();
  const wanted = typed.trim().toLowerCase();
  if (wanted === '') return [];
  return (Object.values(router.routesById) as AnyRoute[])
    .filter(
      ({ options: { staticData } }) =>
        staticData?.menu !== undefined && mayOpen(staticData.needs, currentUser()),
    )
    .map(({ fullPath, options }): Entry => ({
      key: fullPath,
      kind: t(($) => $.common.frame.group[options.staticData!.menu!.group]),
      title: t(options.staticData!.title!),
      detail: '',
      href: fullPath.replace(/\/$/, ''),
    }))
    .filter(({ title }) => title.toLowerCase().includes(wanted))
    .slice(0, 6);
}
