// Questions to support, and what people are told of them.
import { done, unique, type People } from '../main-job/main-job.ts';
import type { Caller, Reply } from './test-server.ts';

/** The id of who calls. */
export const idOf = async (caller: Caller): Promise<number> =>
  (await done(caller('GET', 'users?filter[own]=1'))).data[0].id;

/** A new type of questions, which no role answers. */
export const makeSupportType = async ({ admin }: People): Promise<number> =>
  (await done(admin('POST', 'support-types', { name: `Damaged ${unique()}` }), 201)).id;

/** Opens a question of a type with its first text. */
export const ask = (caller: Caller, support_type_id: number, fields: object = {}): Promise<Reply> =>
  caller('POST', 'supports', {
    support_type_id,
    title: 'Broken cup',
    text: 'One of six is broken.',
    ...fields,
  });

/** Adds a text to a question. */
export const answer = (caller: Caller, support_id: number, text = 'We send another one.'): Promise<Reply> =>
  caller('POST', 'support-contents', { support_id, text });

/** Kinds of what somebody was told of a question and has not read, the newest first. */
export async function toldOf(caller: Caller, support: { id: number }): Promise<string[]> {
  const { data } = await done(caller('GET', 'user-notifications?filter[unread]=1&per_page=100&sort=-id'));
  return (data as { kind: string; subject_id: string | null }[])
    .filter(({ subject_id }) => subject_id === String(support.id))
    .map(({ kind }) => kind);
}
