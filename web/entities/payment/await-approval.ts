import { CallError } from '#client/call.ts';
import type { DeferredRequest } from '#client/deferred-request.ts';
import { notifySuccess, notifyWarning } from '#kit/toasts.ts';

/** Empty success message: `orAwaitApproval` shows its own. */
export const NO_MESSAGE = '';

/**
 * Sends a voucher that is posted or, above the limit, waits for four-eyes approval. In the second case the
 * form closes with a notice and the result is undefined.
 */
export const orAwaitApproval = <Answer>(
  sending: DeferredRequest<Answer>,
): DeferredRequest<Answer | undefined> =>
  Object.assign(
    async (key: string): Promise<Answer | undefined> => {
      try {
        const answer = await sending(key);
        notifySuccess(sending.endpoint, answer);
        return answer;
      } catch (error) {
        if (!(error instanceof CallError) || error.body.code !== 'second_person_required') throw error;
        notifyWarning(error.message);
        return undefined;
      }
    },
    { endpoint: sending.endpoint },
  );
