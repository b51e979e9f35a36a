import { expect, test } from 'vitest';
import { DialogStack } from './escape.ts';

const dialogs = new DialogStack();
const press = (key = 'Escape', more: object = {}) =>
  dialogs.handleKey({ key, isComposing: false, target: null, ...more } as KeyboardEvent);

test('Esc closes the latest dialog, one at a time', () => {
  const closed: string[] = [];
  const open = (name: string) => {
    const leave = dialogs.add(() => {
      closed.push(name);
      leave();
    });
    return leave;
  };
  open('form');
  const between = open('between');
  open('question');
  press();
  expect(closed).toEqual(['question']);
  between(); // Closed by its own button.
  press();
  press(); // Nothing is open.
  expect(closed).toEqual(['question', 'form']);
});

test('Esc of an input method or of a popover, and any other key, closes no dialog', () => {
  let closed = 0;
  const leave = dialogs.add(() => (closed += 1));
  const inMenu = {
    getAttribute: (name: string) => (name === 'data-mantine-stop-propagation' ? 'true' : null),
  };
  press('Enter');
  press('Escape', { isComposing: true });
  press('Escape', { target: inMenu });
  expect(closed).toBe(0);
  press();
  expect(closed).toBe(1); // It stays open during the question.
  press();
  expect(closed).toBe(2);
  leave();
});
