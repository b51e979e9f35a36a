import { expect } from 'vitest';
import { rules } from '../../server/audit/rules.ts';
import type { TestServer } from './test-server.ts';

/** Asks every rule of money and goods; run it after any work. */
export async function expectBooksInOrder(server: Pick<TestServer, 'query'>): Promise<void> {
  const broken: Record<string, unknown[]> = {};
  for (const [rule, question] of Object.entries(rules)) {
    const rows = await server.query(question);
    if (rows.length > 0) broken[rule] = rows.slice(0, 3);
  }
  expect(broken).toEqual({});
}
