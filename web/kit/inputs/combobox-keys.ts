/** What a key does in a combobox; undefined leaves it to the browser and the form. */
export type KeyAction =
  | { act: 'open' | 'restore' | 'close' | 'wait' | 'none' }
  | { act: 'highlight' | 'take'; value: string }
  /** Takes the option and lets the focus move on. */
  | { act: 'take_and_leave'; value: string }
  | { act: 'wait_and_leave' }
  | undefined;

export interface ComboboxState {
  /** Options that can be taken, in order. */
  values: readonly string[];
  highlighted: string | undefined;
  /** Where the arrows begin: the chosen option. */
  start?: string | undefined;
  opened: boolean;
  /** Text was typed and nothing taken for it yet. */
  isTyped: boolean;
  /** The options of the typed text have not arrived. */
  isPending: boolean;
  /** The arrows moved the highlight. */
  isMoved: boolean;
  /** Without typing: Enter and Space open the list. */
  isSelectOnly: boolean;
  /** The list has no closed state. */
  isInline: boolean;
  /** An option that Tab does not take, because it opens a form. */
  created?: string | undefined;
}

const at = (values: readonly string[], index: number): KeyAction =>
  values.length === 0
    ? { act: 'none' }
    : { act: 'highlight', value: values[(index + values.length) % values.length]! };

function arrow({ values, highlighted, start, opened }: ComboboxState, step: 1 | -1): KeyAction {
  if (!opened) return { act: 'open' };
  if (highlighted !== undefined) return at(values, values.indexOf(highlighted) + step);
  if (start !== undefined && values.includes(start)) return { act: 'highlight', value: start };
  return at(values, step === 1 ? 0 : -1);
}

function enter({ highlighted, opened, isTyped, isPending, isSelectOnly }: ComboboxState): KeyAction {
  if (!opened) return isSelectOnly ? { act: 'open' } : undefined;
  if (isTyped && isPending) return { act: 'wait' };
  if (highlighted !== undefined) return { act: 'take', value: highlighted };
  // Without a match the text stays for correction and the form is not submitted.
  return isTyped ? { act: 'wait' } : { act: 'close' };
}

function tab({ highlighted, opened, isTyped, isMoved, isPending, created }: ComboboxState): KeyAction {
  if (!opened) return undefined;
  if (isTyped && isPending) return { act: 'wait_and_leave' };
  if (highlighted === undefined || highlighted === created || !(isTyped || isMoved)) return undefined;
  return { act: 'take_and_leave', value: highlighted };
}

/** The keys of the combobox pattern of WAI-ARIA. */
export function keyAction(key: string, state: ComboboxState): KeyAction {
  const { opened, isMoved, isSelectOnly, isInline, isTyped } = state;
  if (key === 'ArrowDown') return arrow(state, 1);
  if (key === 'ArrowUp') return arrow(state, -1);
  if (key === 'Enter') return enter(state);
  if (key === 'Tab') return isInline ? undefined : tab(state);
  if (key === 'Escape') return !isInline && (opened || isTyped) ? { act: 'restore' } : undefined;
  if ((key === 'Home' || key === 'End') && opened && (isMoved || isSelectOnly))
    return at(state.values, key === 'Home' ? 0 : -1);
  if (key === ' ' && isSelectOnly) return enter(state);
  return undefined;
}
