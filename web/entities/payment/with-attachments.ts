import { useState } from 'react';
import { transactionAttachments } from '@hakobu/contract/accounting/transaction/transaction.endpoints.ts';
import { phrase } from '#app/i18n.ts';
import { call, CallError } from '#client/call.ts';
import type { DeferredRequest } from '#client/deferred-request.ts';
import { notifyError, notifyWarning } from '#kit/toasts.ts';

/** Papers that are chosen while a voucher is typed; other papers are another request. */
export function useAttachments() {
  const [papers, setPapers] = useState<File[]>([]);
  return {
    papers,
    /** What the field that chooses them is given, in a form. */
    choosing: (form: { set: (change: object) => void }) => ({
      files: papers,
      onChange: (files: File[]) => {
        form.set({});
        setPapers(files);
      },
    }),
  };
}

/**
 * A voucher, and its papers as soon as it is there, each by itself: one that is refused keeps none of the
 * others off. The voucher stands whatever happens to them, so that is said and fails nothing. One that waits
 * for a second person is no voucher yet, and has no place for papers.
 */
export const withAttachments = <Answer extends { id: number; code_ref: string }>(
  sending: DeferredRequest<Answer>,
  papers: readonly File[],
): DeferredRequest<Answer> =>
  Object.assign(
    async (key: string): Promise<Answer> => {
      const voucher = await sending(key).catch((error: unknown) => {
        if (papers.length > 0 && error instanceof CallError && error.body.code === 'second_person_required')
          notifyWarning(phrase(($) => $.accounting.transaction.message.papers_later));
        throw error;
      });
      for (const file of papers) await attach(voucher, file);
      return voucher;
    },
    { endpoint: sending.endpoint },
  );

async function attach(
  { id, code_ref: voucher }: { id: number; code_ref: string },
  file: File,
): Promise<void> {
  try {
    await call(transactionAttachments.add, { params: { id }, body: { files: [file] } });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const said = { voucher, file: file.name, reason };
    notifyError(new Error(phrase(($) => $.accounting.transaction.message.paper_refused, said)));
  }
}
