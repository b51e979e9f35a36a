import { expect, test } from 'vitest';
import {
  entityCallPrefix,
  FormGroup,
  discardAllForms,
  hasUnsavedForms,
  isProtected,
  markSaved,
  markUnsaved,
  onSaved,
  onDiscard,
} from './unsaved-forms.ts';

test('an unsaved form protects only its own queries from refetching, until it is saved or closed', () => {
  const form = {};
  let calls = 0;
  const leave = onSaved(() => (calls += 1));
  markUnsaved(form, [entityCallPrefix('warehouse.box.update')]);
  expect([isProtected('warehouse.box.get'), isProtected('warehouse.container.get')]).toEqual([true, false]);
  markSaved(form);
  markSaved(form); // reported once
  expect([isProtected('warehouse.box.get'), hasUnsavedForms(), calls]).toEqual([false, false, 1]);
  leave();
});

test('a form without declared queries protects all queries from refetching', () => {
  const form = {};
  markUnsaved(form);
  expect(isProtected('order.order.list')).toBe(true);
  markSaved(form);
});

test('a discarded form loses its draft: that of its dialog, or of all', () => {
  const dialog = new FormGroup('Địa chỉ');
  const dropped: string[] = [];
  const screen = onDiscard(undefined, () => dropped.push('screen'));
  const inside = onDiscard(dialog, () => dropped.push('dialog'));
  new FormGroup('Khác').discard();
  expect(dropped).toEqual([]);
  dialog.discard();
  expect(dropped).toEqual(['dialog']);
  inside();
  discardAllForms();
  expect(dropped).toEqual(['dialog', 'screen']);
  screen();
  discardAllForms();
  expect(dropped).toHaveLength(2);
});
