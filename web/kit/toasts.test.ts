import type { NotificationData } from '@mantine/notifications';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { reverseTransaction } from '@hakobu/contract/accounting/transaction/transaction.endpoints.ts';
import {
  addStoreImages,
  removeStoreImages,
} from '@hakobu/contract/product/affiliate-store/affiliate-store.endpoints.ts';
import { category } from '@hakobu/contract/product/category/category.endpoints.ts';
import {
  addProductImages,
  productCategories,
  productTags,
  removeProductImages,
} from '@hakobu/contract/product/product/product.endpoints.ts';

const show = vi.fn<(what: NotificationData) => void>();
let toasts: typeof import('./toasts.ts');
let CallError: (typeof import('#client/call.ts'))['CallError'];
beforeAll(async () => {
  vi.resetModules();
  vi.doMock('./notices.tsx', () => ({ showNotice: show, offerUndo: vi.fn(), withdrawUndo: vi.fn() }));
  vi.stubGlobal('localStorage', { getItem: () => 'en', setItem: () => {} });
  vi.stubGlobal('document', { documentElement: {} });
  await (await import('#app/i18n.ts')).loadPhrases();
  toasts = await import('./toasts.ts');
  ({ CallError } = await import('#client/call.ts'));
});
afterAll(() => {
  vi.doUnmock('./notices.tsx');
  vi.unstubAllGlobals();
  vi.resetModules();
});
beforeEach(() => void show.mockClear());

const shown = () => show.mock.lastCall?.[0];

describe('a success message is shown for five seconds', () => {
  test.for([productCategories.attach, productTags.attach, addProductImages, addStoreImages, category.update])(
    '$id: "Updated", as a success',
    (call) => {
      toasts.notifySuccess(call, undefined);
      expect(shown()).toMatchObject({ message: 'Updated', color: 'teal', autoClose: 5000 });
    },
  );

  test.for([
    productCategories.detach,
    productTags.detach,
    removeProductImages,
    removeStoreImages,
    category.delete,
  ])('$id: "Deleted", in the colour of danger', (call) => {
    toasts.notifySuccess(call, undefined);
    expect(shown()).toMatchObject({ message: 'Deleted', color: 'red', autoClose: 5000 });
  });

  test('a voucher is reversed by another, which is named: nothing was deleted', async () => {
    toasts.notifySuccess(reverseTransaction, { id: 8, code_ref: 'BT26-000047' });
    await vi.waitFor(() => expect(show).toHaveBeenCalled(), { timeout: 20_000 });
    expect(shown()).toMatchObject({ color: 'teal' });
    expect(JSON.stringify(shown()?.message)).toContain('BT26-000047');
  });
});

describe('an error has the danger colour', () => {
  const failed = { type: 'conflict', code: 'stale_version', message: 'Somebody changed it' } as const;

  test('under its type, in the words of the server', () => {
    toasts.notifyError(new CallError(409, failed));
    expect(shown()).toMatchObject({ title: 'Conflict', message: 'Somebody changed it', color: 'red' });
  });

  test('of an unknown type has the type as title', () => {
    toasts.notifyError(new CallError(418, { ...failed, type: 'teapot' as 'conflict' }));
    expect(shown()).toMatchObject({ title: 'teapot', message: 'Somebody changed it' });
  });

  test('with the errors of fields under their labels, if the response contains them', async () => {
    const errors = {
      name: ['is required', 'is too short'],
      customer_id: ['does not exist'],
      'items.1.quantity': ['must be a number'],
    };
    toasts.notifyError(new CallError(422, { ...failed, errors }));
    await vi.waitFor(() => expect(show).toHaveBeenCalled(), { timeout: 20_000 });
    expect(shown()?.message).toBe(
      '[Name]: is required, is too short\n[Customer]: does not exist\n[Quantity #2]: must be a number',
    );
  });

  test('by its own words, where there was no answer', () => {
    toasts.notifyError(new CallError(0, { ...failed, message: 'The server is out of reach' }));
    expect(shown()).toMatchObject({ message: 'The server is out of reach', color: 'red' });
    expect(shown()).not.toHaveProperty('title');
    toasts.notifyError(new Error('Too long'));
    expect(shown()).toMatchObject({ message: 'Too long', color: 'red' });
    expect(shown()).not.toHaveProperty('title');
  });
});
