import { expect, test } from 'vitest';
import { documentEndpoints, moveEndpoints } from '@hakobu/contract/accounting/payment/payment.endpoints.ts';
import type { DeferredRequest } from '#client/deferred-request.ts';
import { sendInSequence } from './send-in-sequence.ts';

const calls: string[] = [];
const prepared = (
  answers: unknown[],
  endpoint: DeferredRequest<unknown>['endpoint'],
): DeferredRequest<unknown> =>
  Object.assign(
    async (key: string) => {
      calls.push(`${endpoint.path} ${key}`);
      const answer = answers.shift();
      if (answer instanceof Error) throw answer;
      return answer;
    },
    { endpoint },
  );
const sending = (...answers: unknown[]) => prepared(answers, moveEndpoints.payment_supplier);
const paying = (...answers: unknown[]) => prepared(answers, documentEndpoints.payment_purchase);
/** The requests sent meanwhile. */
const called = async (work: () => Promise<unknown>) => {
  calls.length = 0;
  await work();
  return [...calls];
};

test('the document is paid after the money was sent', async () => {
  const both = sendInSequence(sending({ id: 1 }), '700', paying({ id: 2 }));
  expect(await called(async () => expect(await both('k')).toEqual({ id: 2 }))).toEqual([
    'payment-supplier k 700',
    'payment-purchase k',
  ]);
});

test('an amount that waits for approval cannot be used', async () => {
  const both = sendInSequence(sending(undefined), '700', paying({ id: 2 }));
  expect(await called(async () => expect(await both('k')).toBeUndefined())).toEqual([
    'payment-supplier k 700',
  ]);
});

test('another try sends the same sum under the same key, so that it leaves once', async () => {
  const both = sendInSequence(sending({ id: 1 }, { id: 1 }), '700', paying(new Error('locked'), { id: 2 }));
  expect(
    await called(async () => {
      await expect(both('k')).rejects.toThrow('locked');
      expect(await both('k')).toEqual({ id: 2 });
    }),
  ).toEqual(['payment-supplier k 700', 'payment-purchase k', 'payment-supplier k 700', 'payment-purchase k']);
});

test('money that does not leave pays nothing', async () => {
  const both = sendInSequence(sending(new Error('too little')), '700', paying({ id: 2 }));
  expect(await called(() => expect(both('k')).rejects.toThrow('too little'))).toEqual([
    'payment-supplier k 700',
  ]);
});
