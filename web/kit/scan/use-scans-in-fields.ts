import { useRef, type KeyboardEvent } from 'react';
import { isJan } from '@hakobu/contract/product/product/jan.ts';
import { isComposing } from '../inputs/composing.ts';
import { insertText } from '../inputs/use-typed-text.ts';
import { GAP_MS, scannedKeys } from './scanned-keys.ts';

/** So long is no figure that a field takes. */
const LONG = /^\d{13}$/;

/** True of what a scanner typed: an article number, or what came faster than a hand types into a field for codes. */
const isScan = (code: string, isMachine: boolean, takesCodes: boolean): boolean =>
  LONG.test(code) || (takesCodes ? isMachine || isJan(code) : isMachine && isJan(code));

/**
 * Hands over codes that a scanner types while a field has the focus, which gets back what stood in it before.
 * To be called with every key, before the fields are.
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
    if (takesCodes(target)) target.blur(); // what it offers for the code is not meant
    onScan(code);
  };
}
