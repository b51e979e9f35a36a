import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { fold } from '@hakobu/contract/kernel/fold.ts';
import { isComposing } from '../composing.ts';
import { keyAction, type ComboboxState } from './combobox-keys.ts';

interface Listbox extends Pick<ComboboxState, 'values' | 'start' | 'opened' | 'isPending' | 'created'> {
  /** The typed text; undefined when nothing was typed. */
  typed: string | undefined;
  isSelectOnly?: boolean;
  isInline?: boolean;
  labelOf: (value: string) => string;
  onTake: (value: string) => void;
  /** Enter took an option. */
  onEntered?: (() => void) | undefined;
  onOpen?: () => void;
  /** Closes the list and shows the value again. */
  onRestore?: () => void;
  /** Enter was pressed, and no option fits the typed text. */
  onUnmatched?: ((typed: string) => void) | undefined;
}

/**
 * Highlight and keys of a combobox. Typing highlights the first option. Enter and Tab before the options of
 * the typed text have arrived take the first one then.
 */
export function useComboboxKeys(list: Listbox) {
  const { values, typed, opened, isPending, isInline = false, isSelectOnly = false } = list;
  const listId = useId();
  const optionId = (value: string): string => `${listId}-${value}`;
  const [moved, setMoved] = useState<string>();
  useEffect(() => setMoved(undefined), [typed]);
  useEffect(() => {
    if (!opened) setMoved(undefined);
  }, [opened]);
  const isTyped = typed !== undefined && typed !== '';
  const isMoved = moved !== undefined && values.includes(moved);
  // What creates a row is no match where unmatched text means something.
  const first = list.onUnmatched !== undefined && values[0] === list.created ? undefined : values[0];
  const highlighted = isMoved ? moved : isTyped && !isPending ? first : undefined;
  useEffect(() => {
    if (isMoved) document.getElementById(optionId(moved))?.scrollIntoView({ block: 'nearest' });
  }, [moved, isMoved]);
  const { isWaiting, wait, take } = useAwaitedMatch(list, first);
  const search = useTypeahead(list, setMoved);
  return {
    ...{ highlighted, isMoved, optionId, isWaiting, listId },
    onKeyDown: (event: KeyboardEvent<HTMLElement>): void => {
      if (isComposing(event) || event.defaultPrevented) return;
      if (isSelectOnly && search(event)) return list.onOpen?.();
      const next = keyAction(event.key, { ...list, isTyped, isInline, isSelectOnly, highlighted, isMoved });
      if (next === undefined) return;
      const leaves = next.act === 'take_and_leave' || next.act === 'wait_and_leave';
      if (!leaves) event.preventDefault();
      // Ctrl-Enter would submit the form with the value before.
      if (next.act === 'take' || next.act === 'wait') event.stopPropagation();
      if (next.act === 'open') list.onOpen?.();
      else if (next.act === 'highlight') setMoved(next.value);
      else if (next.act === 'take' || next.act === 'take_and_leave') take(next.value, !leaves);
      else if (next.act === 'wait' || next.act === 'wait_and_leave') wait(leaves ? 'leave' : 'stay');
      else if (next.act !== 'none') list.onRestore?.();
    },
    field: {
      role: 'combobox',
      autoComplete: 'off',
      'aria-autocomplete': isSelectOnly ? ('none' as const) : ('list' as const),
      'aria-haspopup': 'listbox' as const,
      'aria-expanded': opened,
      'aria-controls': opened ? listId : undefined,
      'aria-activedescendant': opened && highlighted !== undefined ? optionId(highlighted) : undefined,
    },
  };
}

/** Takes the first match of the typed text as soon as it has arrived; until then the text stays. */
function useAwaitedMatch(list: Listbox, first: string | undefined) {
  const { typed, isPending, created } = list;
  const [waits, wait] = useState<'stay' | 'leave'>();
  useEffect(() => wait(undefined), [typed]);
  const take = (value: string, isEntered: boolean): void => {
    wait(undefined);
    list.onTake(value);
    if (isEntered && value !== created) list.onEntered?.();
  };
  useEffect(() => {
    if (waits === undefined || isPending) return;
    const match = waits === 'leave' && first === created ? undefined : first;
    if (match !== undefined) return take(match, waits === 'stay');
    wait(undefined);
    if (waits === 'leave') list.onRestore?.();
    else if (typed !== undefined && typed !== '') list.onUnmatched?.(typed);
  }, [waits, isPending]);
  return { isWaiting: waits !== undefined, wait, take };
}

const TYPEAHEAD_MS = 700;

/** In a list without a text field, letters highlight the next option that begins with them. */
function useTypeahead(
  { values, labelOf }: Pick<Listbox, 'values' | 'labelOf'>,
  highlight: (value: string) => void,
): (event: KeyboardEvent) => boolean {
  const burst = useRef({ text: '', last: -Infinity });
  return ({ key, timeStamp, ctrlKey, metaKey, altKey }) => {
    if (key.length > 1 || ctrlKey || metaKey || altKey) return false;
    const before = timeStamp - burst.current.last < TYPEAHEAD_MS ? burst.current.text : '';
    if (key === ' ' && before === '') return false;
    const text = before + key;
    burst.current = { text, last: timeStamp };
    const found = values.find((value) => fold(labelOf(value)).startsWith(fold(text)));
    if (found !== undefined) highlight(found);
    return true;
  };
}
