import type { modals } from '@mantine/modals';
import { phrase } from '#app/i18n.ts';
import { overlays } from '#app/lazy-overlays.tsx';
import { closeOnEscape } from './escape.ts';

type Ways = Pick<typeof modals, 'open' | 'openConfirmModal'>;
type Opened<Way extends keyof Ways> = Parameters<Ways[Way]>[0];

/** Opens a confirm dialog or a global dialog above all others; Esc closes only this one. Returns what closes it. */
export async function openOverlay<Way extends keyof Ways>(way: Way, what: Opened<Way>): Promise<() => void> {
  const { modals } = await overlays();
  const id = modals[way]({
    ...what,
    closeButtonProps: { 'aria-label': phrase(($) => $.common.act.close) },
    closeOnEscape: false,
    onClose: () => {
      leave();
      what.onClose?.();
    },
  });
  const close = () => modals.close(id);
  const leave = closeOnEscape(close);
  return close;
}
