import { expect, test } from 'vitest';
import {
  callsOfNoun,
  FormGroup,
  giveUpAll,
  hasUnsavedForms,
  isHeld,
  markSaved,
  markUnsaved,
  onSaved,
  whenGivenUp,
} from './unsaved-forms.ts';

test('a form holds back what it was made from until it is saved or left, and nothing else', () => {
  const form = {};
  let told = 0;
  const leave = onSaved(() => (told += 1));
  markUnsaved(form, [callsOfNoun('warehouse.box.update')]);
  expect([isHeld('warehouse.box.get'), isHeld('warehouse.container.get')]).toEqual([true, false]);
  markSaved(form);
  markSaved(form); // told once
  expect([isHeld('warehouse.box.get'), hasUnsavedForms(), told]).toEqual([false, false, 1]);
  leave();
});

test('a form that does not say what it was made from holds back everything', () => {
  const form = {};
  markUnsaved(form);
  expect(isHeld('order.order.list')).toBe(true);
  markSaved(form);
});

test('what is kept of a form goes when that is given up: of its dialog alone, or of all', () => {
  const dialog = new FormGroup('Địa chỉ');
  const dropped: string[] = [];
  const screen = whenGivenUp(undefined, () => dropped.push('screen'));
  const inside = whenGivenUp(dialog, () => dropped.push('dialog'));
  new FormGroup('Khác').giveUp();
  expect(dropped).toEqual([]);
  dialog.giveUp();
  expect(dropped).toEqual(['dialog']);
  inside();
  giveUpAll();
  expect(dropped).toEqual(['dialog', 'screen']);
  screen();
  giveUpAll();
  expect(dropped).toHaveLength(2);
});
