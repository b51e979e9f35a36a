import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  accountRoleProperties,
  type AccountRole,
} from '../../../contract/accounting/account/account-roles.ts';
import {
  documentEndpoints,
  grantEndpoints,
  moveEndpoints,
} from '../../../contract/accounting/payment/payment.endpoints.ts';
import { transferEndpoints } from '../../../contract/accounting/payment/transfer.endpoints.ts';
import { bookKinds } from '../../../contract/accounting/transaction/book-kinds.ts';
import { goodsKinds } from '../../../contract/accounting/transaction/goods-kinds.ts';
import {
  anyKinds,
  documentKindIds,
  documentKinds,
  normalizeKindId,
  moveKindIds,
  moveKinds,
  seriesOf,
  transferKindIds,
  transferKinds,
  type TransactionKind,
  transactionKindIds,
} from '../../../contract/accounting/transaction/kinds.ts';
import { done, people } from '../../../tests/main-job/main-job.ts';
import { useTestServer } from '../../../tests/support/test-server.ts';

const server = useTestServer();
const each = transactionKindIds.map((kind) => [kind] as const);

/** Kinds that follow from other work: nobody calls them. */
const ofOtherWork = [
  ...['debit', 'debit_purchase', 'order_cancelled', 'purchase_cancelled'],
  ...['compensation_accrual', 'netting', 'reversal'],
  ...[...Object.keys(bookKinds), ...Object.keys(goodsKinds)],
];

describe('the table of transaction kinds', () => {
  test.for(each)('%s has its golden test', ([kind]) => {
    const file = path.resolve(import.meta.dirname, `../payment/golden/${anyKinds[kind].path}.test.ts`);
    expect(existsSync(file)).toBe(true);
  });

  test.for(each)('%s is called by its own name', ([kind]) => {
    expect(kind).toMatch(/^[a-z]+(_[a-z]+)*$/);
    expect(normalizeKindId(anyKinds[kind].path)).toBe(kind);
    const calls: Record<string, { path: string } | undefined> = {
      ...moveEndpoints,
      ...transferEndpoints,
      ...documentEndpoints,
      ...grantEndpoints,
    };
    expect(calls[kind]?.path).toBe(ofOtherWork.includes(kind) ? undefined : anyKinds[kind].path);
  });

  test.for(moveKindIds.map((kind) => [kind] as const))(
    '%s moves between a source, its party and the house',
    ([kind]) => {
      const { postings, party, sources } = moveKinds[kind];
      const places = [postings.debit, postings.credit];
      expect(places.filter((place) => place === 'source')).toHaveLength(sources.length > 0 ? 1 : 0);
      expect(places.includes('chosen')).toBe(postings.accounts !== undefined);
      for (const place of places)
        if (place !== 'source' && place !== 'chosen')
          expect(['none', party]).toContain(accountRoleProperties[place].party);
      for (const role of postings.accounts ?? []) expect(accountRoleProperties[role].party).toBe('none');
    },
  );

  test.for(moveKindIds.map((kind) => [kind] as const))(
    '%s takes the amount that its parents left unassigned',
    ([kind]) => {
      const { postings, limits } = moveKinds[kind];
      expect(limits.includes('parent')).toBe(postings.parent !== undefined);
      for (const parent of postings.parent?.of ?? []) {
        const entry = anyKinds[parent as TransactionKind];
        const { postings: way } = entry;
        const left = 'credit' in way ? way.credit : 'to' in way ? way.to : 'leaves' in way && way.leaves;
        expect(left).toBe(postings.parent!.place);
      }
    },
  );

  test.for(transferKindIds.map((kind) => [kind] as const))('%s has a known source of money', ([kind]) => {
    const { postings, party, sources, limits } = transferKinds[kind];
    expect(postings.from === 'source').toBe(sources.length > 0);
    expect(limits.includes('wallet')).toBe(postings.from === 'WALLET');
    expect(party).toBe(postings.from === 'WALLET' ? 'user' : 'none');
  });

  test.for(documentKindIds.map((kind) => [kind] as const))('%s posts to accounts of its party', ([kind]) => {
    const { postings, party, sources } = documentKinds[kind];
    for (const role of Object.values(postings.accounts) as AccountRole[])
      expect(accountRoleProperties[role].party).toBe(party);
    expect(sources).toEqual([]);
  });

  test.for(documentKindIds.map((kind) => [kind] as const))('%s declares to undo what it writes', ([kind]) => {
    const { postings, undoes } = documentKinds[kind];
    expect(undoes).toEqual(expect.arrayContaining(['postings', 'charges']));
    expect(undoes.includes('lots')).toBe(postings.accounts.debt !== undefined);
  });

  test('numbers outgoing money by its source, others by kind', () => {
    expect(seriesOf('payment_supplier', 'fund')).toBe('PC');
    expect(seriesOf('payment_supplier', 'card')).toBe('BN');
    expect(seriesOf('payment_order', 'fund')).toBe('BT');
  });
});

describe('stored kinds', () => {
  test('the lookup of kinds is the table', async () => {
    const { accounting } = await people(server);
    const { data } = await done(accounting('GET', 'transaction-types'));
    expect(data).toEqual(
      transactionKindIds.map((id) => ({ id, name: expect.any(String), series: seriesOf(id, undefined) })),
    );
  });
});
