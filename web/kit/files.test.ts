import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { MAX_FILE_BYTES } from '@hakobu/contract/kernel/upload.ts';

const notifyError = vi.fn<(error: Error) => void>();
let prepareFiles: (typeof import('./files.ts'))['prepareFiles'];
beforeAll(async () => {
  vi.resetModules();
  vi.doMock('./toasts.ts', () => ({ notifyError }));
  vi.stubGlobal('localStorage', { getItem: () => 'en', setItem: () => {} });
  vi.stubGlobal('document', { documentElement: {} });
  await (await import('#app/i18n.ts')).loadPhrases();
  ({ prepareFiles } = await import('./files.ts'));
});
afterAll(() => {
  vi.doUnmock('./toasts.ts');
  vi.resetModules();
});

const drawn: { width: number; height: number; type: string | undefined; quality: number | undefined }[] = [];

/** Fakes the canvas of a browser: a picture of a size, opaque or not. */
function browserWith({ width, height, alpha }: { width: number; height: number; alpha: number }): void {
  drawn.length = 0;
  vi.stubGlobal('createImageBitmap', async () => ({ width, height }));
  vi.stubGlobal(
    'OffscreenCanvas',
    class {
      readonly width: number;
      readonly height: number;

      constructor(wide: number, high: number) {
        this.width = wide;
        this.height = high;
      }

      getContext() {
        return {
          canvas: this,
          drawImage: () => undefined,
          getImageData: () => ({ data: [0, 0, 0, 255, 0, 0, 0, alpha] }),
        };
      }

      async convertToBlob({ type, quality }: { type?: string; quality?: number }) {
        drawn.push({ width: this.width, height: this.height, type, quality });
        return new Blob(['small'], type === undefined ? {} : { type });
      }
    },
  );
}
afterEach(() => {
  vi.unstubAllGlobals();
  notifyError.mockClear();
});
const file = (type: string) => new File(['a large picture'], 'picture', { type });

test.for(['image/png', 'image/jpeg', 'image/webp', 'image/tiff'])(
  'a picture of %s is drawn with quality 0.6 and at most 2000 pixels a side',
  async (type) => {
    browserWith({ width: 4000, height: 1000, alpha: 255 });
    const [ready] = await prepareFiles([file(type)]);
    expect(drawn).toEqual([{ width: 2000, height: 500, type: 'image/jpeg', quality: 0.6 }]);
    expect([ready?.type, ready?.size]).toEqual(['image/jpeg', 5]);
  },
);

test('transparent pictures stay transparent, and small ones keep their size', async () => {
  browserWith({ width: 300, height: 200, alpha: 0 });
  const [ready] = await prepareFiles([file('image/png')]);
  expect(drawn).toEqual([{ width: 300, height: 200, type: 'image/webp', quality: 0.6 }]);
  expect(ready?.type).toBe('image/webp');
});

test('formats that the browser cannot decode are sent unchanged', async () => {
  browserWith({ width: 300, height: 200, alpha: 255 });
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('cannot be decoded')));
  const tiff = file('image/tiff');
  expect(await prepareFiles([tiff])).toEqual([tiff]);
});

describe('files are refused aloud, and none of them travels', () => {
  const sized = (size: number) => Object.defineProperty(file('application/pdf'), 'size', { value: size });
  const pdfs = (count: number) => Array.from({ length: count }, () => file('application/pdf'));
  const says = async (files: readonly File[], pdf = true) => {
    expect(await prepareFiles(files, { pdf })).toEqual([]);
    return notifyError.mock.lastCall?.[0].message;
  };

  test('refuses files that are neither picture nor PDF, or PDFs where only pictures are allowed', async () => {
    const words = 'Please select images or pdf files';
    expect(await says([file('application/pdf'), file('text/plain')])).toBe(words);
    expect(await says(pdfs(1), false)).toBe(words);
    expect(await prepareFiles(pdfs(1), { pdf: true })).toHaveLength(1);
  });

  test('when one is larger than 15 MB', async () => {
    expect(MAX_FILE_BYTES).toBe(15 * 1024 * 1024);
    expect(await says([sized(MAX_FILE_BYTES + 1)])).toBe('You selected a larger file! The limit is 15 MB');
    expect(await prepareFiles([sized(MAX_FILE_BYTES)], { pdf: true })).toHaveLength(1);
  });

  test('when there are more than three, unless more are let', async () => {
    expect(await says(pdfs(4))).toMatch(/\b3\b/);
    expect(await prepareFiles(pdfs(3), { pdf: true })).toHaveLength(3);
    expect(await prepareFiles(pdfs(4), { pdf: true, most: 4 })).toHaveLength(4);
  });
});
