import { TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { usePhrases } from '#app/i18n.ts';

export const SEARCH_WAIT_MS = 300;

/** Free text that is asked for when nobody types any more. */
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
  // What comes back of what was typed here changes nothing: somebody may have gone on typing meanwhile.
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
