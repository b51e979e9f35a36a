import { TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { usePhrases } from '#app/i18n.ts';

export const SEARCH_WAIT_MS = 300;

/** A search field with debounce. */
export function SearchBox({
  value,
  wait = SEARCH_WAIT_MS,
  onChange,
}: {
  value: string;
  wait?: number | undefined;
  onChange: (value: string) => void;
}): ReactNode {
  const t = usePhrases();
  const [typed, setTyped] = useState(value);
  const [seen, setSeen] = useState(value);
  const [sent, setSent] = useState<string>();
  // An echo of the typed text is ignored, because the user may have continued typing.
  if (value !== seen) {
    setSeen(value);
    setSent(undefined);
    if (value !== sent) setTyped(value);
  }
  const sendLater = useDebouncedCallback((text: string) => {
    setSent(text);
    onChange(text);
  }, wait);
  return (
    <TextInput
      className="list-search"
      aria-label={t(($) => $.common.act.search)}
      placeholder={t(($) => $.common.act.search)}
      leftSection={<IconSearch size={14} />}
      value={typed}
      onChange={(event) => {
        setTyped(event.currentTarget.value);
        sendLater(event.currentTarget.value);
      }}
    />
  );
}
