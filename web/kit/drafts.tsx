import { Alert, Button, Group } from '@mantine/core';
import { useContext, useEffect, useState, type ReactNode } from 'react';
import { phrase, usePhrases } from '#app/i18n.ts';
import { currentUser } from '#app/session.ts';
import { formatInstant } from './format.ts';
import { DialogForms, onDiscard } from './unsaved-forms.ts';

interface Draft<Typed> {
  /** Timestamp in milliseconds. */
  at: number;
  typed: Typed;
}

const BEGIN = 'draft ';
const KEPT_MS = 30 * 86_400_000;
const keyOf = (screen: string): string => `${BEGIN}${currentUser()?.id ?? ''} ${screen}`;

function readDraft<Typed>(key: string): Draft<Typed> | undefined {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') ?? undefined;
  } catch {
    return undefined; // An unreadable draft cannot be restored.
  }
}

/** Deletes drafts older than a month. */
function dropOld(): void {
  for (const key of Object.keys(localStorage))
    if (key.startsWith(BEGIN) && Date.now() - (readDraft(key)?.at ?? 0) > KEPT_MS)
      localStorage.removeItem(key);
}

/**
 * Saves form input in the browser by user and screen until it is submitted. `typed`: the current input;
 * undefined before the first change. `restore` applies an earlier draft. Discarded input is deleted; without
 * a screen nothing is saved.
 */
export function useDraft<Typed>(
  screen: string | undefined,
  typed: Typed | undefined,
  restore: (typed: Typed) => void,
): { offer: ReactNode; forget: () => void } {
  const [key] = useState(() => (screen === undefined ? undefined : keyOf(screen)));
  const [found, setFound] = useState(() => (key === undefined ? undefined : readDraft<Typed>(key)));
  const dialog = useContext(DialogForms);
  const forget = () => {
    if (key !== undefined) localStorage.removeItem(key);
    setFound(undefined);
  };
  const text = typed === undefined ? undefined : JSON.stringify(typed);
  useEffect(() => {
    if (key === undefined || text === undefined) return undefined;
    localStorage.setItem(key, `{"at":${Date.now()},"typed":${text}}`);
    dropOld();
    return onDiscard(dialog, () => localStorage.removeItem(key));
  }, [key, text, dialog]);
  const offer = found !== undefined && typed === undefined && (
    <Offer
      at={found.at}
      onTake={() => {
        restore(found.typed);
        setFound(undefined);
      }}
      onForget={forget}
    />
  );
  return { offer, forget };
}

function Offer({
  at,
  onTake,
  onForget,
}: {
  at: number;
  onTake: () => void;
  onForget: () => void;
}): ReactNode {
  usePhrases(); // Renders again when the language changes.
  return (
    <Alert color="blue" variant="light" p="xs" mb="sm">
      <Group gap="xs" justify="space-between">
        {phrase(($) => $.common.typing.draft, { at: formatInstant(Math.floor(at / 1000)) })}
        <Group gap="xs">
          <Button variant="filled" onClick={onTake}>
            {phrase(($) => $.common.typing.take_draft)}
          </Button>
          <Button variant="default" onClick={onForget}>
            {phrase(($) => $.common.typing.throw_away)}
          </Button>
        </Group>
      </Group>
    </Alert>
  );
}
