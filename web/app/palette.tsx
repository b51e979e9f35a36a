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
  const [at, setAt] = useState(0);
  const [asked] = useDebouncedValue(typed.trim(), WAIT_MS);
  const { data } = useCall(search, { query: { q: asked } }, { enabled: opened && asked !== '' });
  const screens = useScreens(typed);
  const found =
    asked === ''
      ? []
      : (data?.data ?? []).map(({ type, id, title, detail }): Entry => ({
          key: `${type} ${id}`,
          kind: t(($) => foundWord($, type)),
          title,
          detail,
          href: addressOf(type, id, title) ?? '',
        }));
  const entries = [...screens, ...found];
  useEffect(() => setAt(0), [typed]);
  const go = ({ href }: Entry) => {
    onClose();
    setTyped('');
    location.hash = `#${href}`;
  };
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
            <UnstyledButton
              key={entry.key}
              id={`palette-${index}`}
              role="option"
              aria-selected={index === at}
              className="palette-entry"
              onClick={() => go(entry)}
              onMouseEnter={() => setAt(index)}
              tabIndex={-1}
            >
              <Text size="xs" c="dimmed" w={{ base: 60, sm: 96 }} style={{ flex: 'none' }} truncate>
                {entry.kind}
              </Text>
              <Text size="sm" fw={600} truncate>
                {entry.title}
              </Text>
              <Text size="sm" c="dimmed" truncate>
                {entry.detail}
              </Text>
            </UnstyledButton>
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
