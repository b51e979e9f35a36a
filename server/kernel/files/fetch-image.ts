import { MAX_FILE_BYTES, type Upload } from '@hakobu/contract/kernel/upload.ts';
import type { Context } from '../context.ts';
import { Refusal } from '../refusal.ts';

/**
 * Downloads a picture from an address that a user named. Refuses addresses that are not public or do not
 * answer, and oversized responses; the file type is checked when it is stored.
 */
export async function fetchImage(ctx: Context, address: string): Promise<Upload> {
  const { status, body } = await ctx.outbound.ask(address, {
    most: MAX_FILE_BYTES,
    headers: { accept: 'image/*' },
  });
  if (status !== 200) throw new Refusal('address_no_answer', { details: { status } });
  return {
    name: (new URL(address).pathname.split('/').at(-1) ?? '').slice(0, 200) || 'image',
    content: body,
  };
}
