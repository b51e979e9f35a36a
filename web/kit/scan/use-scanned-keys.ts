import { useEffect } from 'react';
import { scannedKeys } from './scanned-keys.ts';

const takesText = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('textarea, select, input:not([type=checkbox], [type=radio])'));

/**
 * Reports codes that a scanner types while no field has the focus. Its keys are kept from all other
 * listeners, so that a code triggers no shortcut or button.
 */
export function useScannedKeys(onScan: (code: string) => void): void {
  useEffect(() => {
    const keys = scannedKeys();
    const listen = (event: KeyboardEvent) => {
      if (takesText(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
      const code = keys.take(event.key, event.timeStamp);
      if (code === undefined && !keys.isMachine()) return;
      event.preventDefault();
      event.stopPropagation();
      if (code !== undefined) onScan(code);
    };
    document.addEventListener('keydown', listen, { capture: true });
    return () => document.removeEventListener('keydown', listen, { capture: true });
  }, [onScan]);
}
