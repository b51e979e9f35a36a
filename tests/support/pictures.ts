// Pictures, and multipart forms as browsers send them.
import sharp from 'sharp';
import type { Reply, TestServer } from './test-server.ts';

export type Part = [name: string, content: Uint8Array | string, filename?: string];

/** A plain picture with location and author metadata, `side` wide and half as high. */
export const jpeg = (colour: string, side = 600): Promise<Buffer> =>
  sharp({ create: { width: side, height: side / 2, channels: 3, background: colour } })
    .jpeg()
    .withExif({ IFD0: { Copyright: 'secret' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '21/1 1/1 0/1' } })
    .toBuffer();

/** A number of small pictures as `images[0][file]` and so on. */
export const pictures = (count: number): Promise<Part[]> =>
  Promise.all(
    Array.from({ length: count }, async (_, at): Promise<Part> => [
      `images[${at}][file]`,
      await jpeg('red', 40),
    ]),
  );

/** Sends a form with files, as the administrator unless another caller, or nobody (''), is named. */
export async function sendForm(
  server: Pick<TestServer, 'url' | 'signIn'>,
  method: 'POST' | 'PUT' | 'DELETE',
  address: string,
  parts: readonly Part[],
  { email = 'admin@hakobu.test', headers = {} }: { email?: string; headers?: Record<string, string> } = {},
): Promise<Reply> {
  const form = new FormData();
  for (const [name, content, filename = 'picture.jpg'] of parts) {
    if (typeof content === 'string') form.append(name, content);
    else form.append(name, new Blob([new Uint8Array(content)]), filename);
  }
  if (method !== 'POST') form.append('_method', method);
  const reply = await fetch(`${server.url}/api/${address}`, {
    method: 'POST',
    headers: { ...headers, ...(email !== '' && { authorization: `Bearer ${await server.signIn(email)}` }) },
    body: form,
  });
  const text = await reply.text();
  return { status: reply.status, headers: reply.headers, body: text === '' ? undefined : JSON.parse(text) };
}
