import { useState } from 'react';
import { transactionAttachments } from '@hakobu/contract/accounting/transaction/transaction.endpoints.ts';
import { phrase } from '#app/i18n.ts';
import { call, CallError } from '#client/call.ts';
import type { DeferredRequest } from '#client/deferred-request.ts';
import { notifyError, notifyWarning } from '#kit/toasts.ts';

/** Files chosen for a voucher that is not saved yet; changed files make a new request. */
export function useAttachments() {
  const [papers, setPapers] = useState<File[]>([]);
  return {
    papers,
    /** Properties of the file field in a form. */
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
 * Creates a voucher, then uploads its files one by one. A refused file is reported without affecting the
 * voucher or other files. A voucher that waits for approval takes no files.
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
