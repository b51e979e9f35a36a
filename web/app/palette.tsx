import { Kbd, ScrollArea, Text, TextInput, UnstyledButton } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconPlus, IconSearch } from '@tabler/icons-react';
import { useEffect, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Dialog } from '#kit/dialog.tsx';
import { isComposing } from '#kit/composing.ts';
import { usePhrases } from './i18n.ts';
import { usePaletteEntries, type PaletteEntry, type PalettePurpose } from './palette-entries.ts';

const WAIT_MS = 200;

/**
 * Finds any screen, document, customer, product or box by a few characters, and starts any create form, with
 * the keyboard alone.
 */
export default function Palette({
  purpose,
  onClose,
}: {
  purpose: PalettePurpose;
  onClose: () => void;
}): ReactNode {
  const t = usePhrases();
  const [typed, setTyped] = useState('');
  const [searched] = useDebouncedValue(typed.trim(), WAIT_MS);
  const { answered, entries } = usePaletteEntries(typed, searched, purpose);
  const go = ({ run }: PaletteEntry) => {
    onClose();
    run();
  };
  const { at, setAt, onKeyDown } = useChosenEntry(typed, entries, answered, go);
  const label = t(($) => (purpose === 'create' ? $.common.frame.app.create : $.common.frame.app.find));
  return (
    <Dialog
      opened
      onClose={onClose}
      withCloseButton={false}
      size="lg"
      yOffset="10vh"
      padding="xs"
      aria-label={label}
    >
      <TextInput
        data-autofocus
        size="md"
        aria-label={label}
        placeholder={label}
        leftSection={purpose === 'create' ? <IconPlus size={16} /> : <IconSearch size={16} />}
        rightSection={<Kbd size="xs">Esc</Kbd>}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        role="combobox"
        aria-expanded={entries.length > 0}
        aria-controls="palette-entries"
        aria-activedescendant={entries[at] === undefined ? undefined : `palette-${at}`}
      />
      <Choices
        label={label}
        entries={entries}
        at={at}
        onAt={setAt}
        onPick={go}
        nothing={typed.trim() !== '' && answered && entries.length === 0}
      />
    </Dialog>
  );
}

/**
 * The selected entry. Enter pressed before the response waits for it, because results of earlier text are not
 * meant.
 */
function useChosenEntry(
  typed: string,
  entries: readonly PaletteEntry[],
  answered: boolean,
  go: (entry: PaletteEntry) => void,
) {
  const [at, setAt] = useState(0);
  const [awaited, setAwaited] = useState(false);
  useEffect(() => {
    setAt(0);
    setAwaited(false);
  }, [typed]);
  const entry = entries[at];
  useEffect(() => {
    if (!awaited || !answered) return;
    setAwaited(false);
    if (entry !== undefined) go(entry);
  }, [awaited, answered, entry, go]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && entries.length > 0) {
      event.preventDefault();
      setAt((at + step + entries.length) % entries.length);
    }
    if (event.key !== 'Enter') return;
    event.preventDefault();
    if (entry !== undefined && (answered || entry.found === undefined)) go(entry);
    else setAwaited(!answered);
  };
  return { at, setAt, onKeyDown };
}

/** The entries, or an empty state. */
function Choices({
  label,
  entries,
  at,
  onAt,
  onPick,
  nothing,
}: {
  label: string;
  entries: readonly PaletteEntry[];
  at: number;
  onAt: (index: number) => void;
  onPick: (entry: PaletteEntry) => void;
  nothing: boolean;
}): ReactNode {
  const t = usePhrases();
  return (
    <ScrollArea.Autosize mah="60vh" mt="xs">
      <div role="listbox" id="palette-entries" aria-label={label}>
        {entries.map((entry, index) => (
          <Found
            key={entry.key}
            entry={entry}
            id={`palette-${index}`}
            chosen={index === at}
            onClick={() => onPick(entry)}
            onMouseMove={() => onAt(index)}
          />
        ))}
      </div>
      {nothing && (
        <Text c="dimmed" size="sm" ta="center" py="md">
          {t(($) => $.common.message.empty_filtered)}
        </Text>
      )}
    </ScrollArea.Autosize>
  );
}

const Found = ({
  entry: { kind, title, detail },
  chosen,
  ...rest
}: {
  entry: PaletteEntry;
  id: string;
  chosen: boolean;
  onClick: () => void;
  onMouseMove: () => void;
}): ReactNode => (
  <UnstyledButton
    {...rest}
    ref={chosen ? showWhole : undefined}
    role="option"
    aria-selected={chosen}
    className="palette-entry"
    tabIndex={-1}
  >
    <Text size="xs" c="dimmed" w={{ base: 72, sm: 96 }} style={{ flex: 'none' }} truncate>
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

const showWhole = (entry: HTMLElement | null): void => entry?.scrollIntoView({ block: 'nearest' });
