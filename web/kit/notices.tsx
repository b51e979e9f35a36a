// Notices with a button.
import { Button, Group, Text } from '@mantine/core';
import type { NotificationData } from '@mantine/notifications';
import type { ReactNode } from 'react';
import { phrase } from '#app/i18n.ts';
import { overlays, loadedOverlays } from '#app/lazy-overlays.tsx';

const CHANGED = 'changed-by-others';
const VERSION = 'new-version';

const UNDO_MS = 8000;

/** Shows a notice in the corner of the screen. */
export const showNotice = (what: NotificationData): void =>
  void overlays().then(({ notifications }) =>
    notifications.show({
      closeButtonProps: { 'aria-label': phrase(($) => $.common.act.close) },
      ...what,
    }),
  );

const hide = (id: string): void => void loadedOverlays()?.then(({ notifications }) => notifications.hide(id));

const withAct = (text: ReactNode, act: string, onAct: () => void): ReactNode => (
  <Group justify="space-between" wrap="nowrap">
    <Text size="sm" component="div">
      {text}
    </Text>
    <Button variant="default" size="compact-sm" style={{ flex: 'none' }} onClick={onAct}>
      {act}
    </Button>
  </Group>
);

/** A notice that stays until the user clicks its button or closes it. */
function showActionNotice(id: string, text: string, act: string, onAct: () => void): void {
  showNotice({ id, autoClose: false, color: 'orange', message: withAct(text, act, onAct) });
}

let offered = '';

/** Hides the last undo offer: later writes may depend on the earlier one. */
export function withdrawUndo(): void {
  hide(offered);
  offered = '';
}

/** Reports a write and offers undo while the notice is shown (8 seconds). */
export function offerUndo(text: ReactNode, color: string, undo: () => void): void {
  const id = crypto.randomUUID();
  offered = id;
  const takeBack = () => {
    hide(id);
    undo();
  };
  const act = phrase(($) => $.common.act.undo);
  showNotice({ id, autoClose: UNDO_MS, color, message: withAct(text, act, takeBack) });
}

/** A record in an unsaved form was changed by another user; `show` reloads it. */
export const notifyChangedByOthers = (show: () => void): void =>
  showActionNotice(
    CHANGED,
    phrase(($) => $.common.read.changed),
    phrase(($) => $.common.read.show_changed),
    show,
  );
export const hideChangedNotice = (): void => hide(CHANGED);

/** A new version of the app is available; `load` activates it. */
export const notifyNewVersion = (load: () => void): void =>
  showActionNotice(
    VERSION,
    phrase(($) => $.common.read.new_version),
    phrase(($) => $.common.read.load_again),
    load,
  );
