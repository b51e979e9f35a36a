import { describe, expect, test } from 'vitest';
import { keyAction, type ComboboxState } from './combobox-keys.ts';

const closed: ComboboxState = {
  values: ['a', 'b', 'c'],
  highlighted: undefined,
  opened: false,
  isTyped: false,
  isPending: false,
  isMoved: false,
  isSelectOnly: false,
  isInline: false,
};
const opened = { ...closed, opened: true };
const typed = { ...opened, isTyped: true, highlighted: 'a' };

describe('keys of a combobox', () => {
  test('Enter takes the highlighted option, and waits for the options of the typed text', () => {
    expect(keyAction('Enter', typed)).toEqual({ act: 'take', value: 'a' });
    expect(keyAction('Enter', { ...typed, isPending: true, highlighted: undefined })).toEqual({
      act: 'wait',
    });
  });

  test('Enter never submits a form while text is typed or the list is open', () => {
    expect(keyAction('Enter', { ...typed, values: [], highlighted: undefined })).toEqual({ act: 'wait' });
    expect(keyAction('Enter', opened)).toEqual({ act: 'close' });
    expect(keyAction('Enter', closed)).toBeUndefined();
    expect(keyAction('Enter', { ...closed, isSelectOnly: true })).toEqual({ act: 'open' });
  });

  test('Tab takes the highlighted option if text was typed or the arrows moved, and never creates', () => {
    expect(keyAction('Tab', typed)).toEqual({ act: 'take_and_leave', value: 'a' });
    expect(keyAction('Tab', { ...opened, isMoved: true, highlighted: 'b' })).toMatchObject({ value: 'b' });
    expect(keyAction('Tab', { ...typed, highlighted: undefined, isPending: true })).toEqual({
      act: 'wait_and_leave',
    });
    expect(keyAction('Tab', opened)).toBeUndefined();
    expect(keyAction('Tab', { ...typed, highlighted: '+', created: '+' })).toBeUndefined();
  });

  test('arrows open the list, begin at the value, and go round; Home and End go to its ends', () => {
    expect(keyAction('ArrowDown', closed)).toEqual({ act: 'open' });
    expect(keyAction('ArrowDown', opened)).toEqual({ act: 'highlight', value: 'a' });
    expect(keyAction('ArrowUp', opened)).toEqual({ act: 'highlight', value: 'c' });
    expect(keyAction('ArrowDown', { ...opened, start: 'b' })).toEqual({ act: 'highlight', value: 'b' });
    const last = { ...opened, isMoved: true, highlighted: 'c' };
    expect(keyAction('ArrowDown', last)).toEqual({ act: 'highlight', value: 'a' });
    expect(keyAction('Home', last)).toEqual({ act: 'highlight', value: 'a' });
    expect(keyAction('End', { ...last, highlighted: 'a' })).toEqual({ act: 'highlight', value: 'c' });
    expect(keyAction('Home', typed)).toBeUndefined(); // moves the caret in the text
  });

  test('Escape restores the value; an inline list leaves it to what is around', () => {
    expect(keyAction('Escape', typed)).toEqual({ act: 'restore' });
    expect(keyAction('Escape', closed)).toBeUndefined();
    expect(keyAction('Escape', { ...typed, isInline: true })).toBeUndefined();
  });
});
