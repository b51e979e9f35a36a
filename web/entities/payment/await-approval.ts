import { CallError } from '#client/call.ts';
import type { DeferredRequest } from '#client/deferred-request.ts';
import { notifySuccess, notifyWarning } from '#kit/toasts.ts';

/** What a form says by itself, where `orAwaitApproval` says it. */
export const NO_MESSAGE = '';

/**
 * A voucher that is posted, or waits for a second person: then the form is done as well, and says what comes
 * next. Nothing is answered then.
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
