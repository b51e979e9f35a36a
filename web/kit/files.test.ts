import { afterEach, expect, test, vi } from 'vitest';
import { prepareFiles } from './files.ts';

const drawn: { width: number; height: number; type: string | undefined; quality: number | undefined }[] = [];

/** Stands in for the drawing of a browser: a picture of a size, opaque or not. */
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
afterEach(() => vi.unstubAllGlobals());
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

test('what is transparent somewhere stays so, and small pictures keep their size', async () => {
  browserWith({ width: 300, height: 200, alpha: 0 });
  const [ready] = await prepareFiles([file('image/png')]);
  expect(drawn).toEqual([{ width: 300, height: 200, type: 'image/webp', quality: 0.6 }]);
  expect(ready?.type).toBe('image/webp');
});

test('what the browser cannot draw travels as it is', async () => {
  browserWith({ width: 300, height: 200, alpha: 255 });
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('cannot be decoded')));
  const tiff = file('image/tiff');
  expect(await prepareFiles([tiff])).toEqual([tiff]);
});
