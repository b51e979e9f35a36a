import { MAX_FILE_BYTES, type Upload } from '@hakobu/contract/kernel/upload.ts';
import type { Context } from '../context.ts';
import { Refusal } from '../refusal.ts';

/**
 * Gets a picture from an address that somebody named. Refuses what is not public, does not answer, or is too
 * large; what it is shows when it is kept.
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
