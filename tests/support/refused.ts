import { expect } from 'vitest';
import { allErrors, type ErrorCode } from '../../contract/errors.ts';
import { errorStatus } from '../../contract/kernel/error-code.ts';
import type { Caller, Reply } from './test-server.ts';

/**
 * Calls and expects a refusal with a code, its status, and a message for each given field. Returns the body
 * with `details`.
 */
export async function refused(
  reply: ReturnType<Caller>,
  code: ErrorCode,
  ...fields: string[]
): Promise<Reply['body']> {
  const { status, body } = await reply;
  expect([status, body?.code], JSON.stringify(body)).toEqual([errorStatus[allErrors[code]], code]);
  expect(Object.keys(body.errors ?? {}), JSON.stringify(body)).toEqual(expect.arrayContaining(fields));
  return body;
}
