import { useRef, type KeyboardEvent } from 'react';
import { isJan } from '@hakobu/contract/product/product/jan.ts';
import { isComposing } from '../composing.ts';
import { insertText } from '../inputs/use-typed-text.ts';
import { GAP_MS, scannedKeys } from './scanned-keys.ts';

/** No number field accepts that many digits. */
const LONG = /^\d{13}$/;

/** Whether input came from a scanner: a JAN code, or text faster than typing in a code field. */
const isScan = (code: string, isMachine: boolean, takesCodes: boolean): boolean =>
  LONG.test(code) || (takesCodes ? isMachine || isJan(code) : isMachine && isJan(code));

/**
 * Reports codes that a scanner types into a field and restores the field's content. Call it with every key
 * before the fields handle it.
 */
export function useScansInFields(
  onScan: (code: string) => void,
  takesCodes: (field: HTMLInputElement) => boolean,
): (event: KeyboardEvent<HTMLElement>) => void {
  const burst = useRef({
    keys: scannedKeys(),
    last: -Infinity,
    before: '',
    field: null as EventTarget | null,
  });
  return (event) => {
    const { target, key, timeStamp: at } = event;
    if (!(target instanceof HTMLInputElement) || event.ctrlKey || event.metaKey || event.altKey) return;
    if (key === 'Shift') return;
    const isEnd = key === 'Enter' && !isComposing(event);
    const { last, field } = burst.current;
    if (field !== target || at - last > GAP_MS || (key.length > 1 && !isEnd))
      burst.current = { keys: scannedKeys(), last: at, before: target.value, field: target };
    burst.current.last = at;
    const code = burst.current.keys.take(key, at)?.trim();
    if (code === undefined || !isScan(code, burst.current.keys.isMachine(), takesCodes(target))) return;
    event.preventDefault();
    event.stopPropagation();
    target.select();
    insertText(target, burst.current.before);
    if (takesCodes(target)) target.blur(); // Closes the suggestions for the scanned code.
    onScan(code);
  };
}
