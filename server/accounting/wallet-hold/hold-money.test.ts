import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { done, usePeople } from '../../../tests/main-job/main-job.ts';
import { balanceOf, forOrder, orderThatAsks, pay, type Debtor } from '../../../tests/main-job/money.ts';
import { expectBooksInOrder } from '../../../tests/support/invariants.ts';
import { refused } from '../../../tests/support/refused.ts';
import { useTestServer } from '../../../tests/support/test-server.ts';
import { backgroundWrites, type BackgroundWrite } from '../../kernel/jobs/background-write.ts';
import { internalEnvironment } from '../../kernel/internal-client.ts';
import { lock } from '../../kernel/locks/lock.ts';
import { eventHandlers } from '../../event-handlers.ts';
import { holdMoney, raiseHold, releaseHold } from './hold-money.ts';
import { releaseExpiredHoldsTask } from './release-expired-holds.ts';

const server = useTestServer();
const crew = usePeople(server);
let write: BackgroundWrite;
let debtor: Debtor;
beforeAll(() => {
  write = backgroundWrites(internalEnvironment, { database: server.app.database, reactions: eventHandlers });
});
/** An order that asks 5,000 JPY, of whose customer's 10,000 JPY 6,000 are held for it. */
beforeEach(async () => {
  debtor = await orderThatAsks(crew, { wallet: '10000' });
  await hold('6000');
});

const underLock = (work: Parameters<BackgroundWrite>[1], { order } = debtor) =>
  write(1, async (ctx) => {
    await lock(ctx, 'orders', [order.id]);
    await work(ctx);
  });
const hold = (amount: string, { customer, order } = debtor, expires_at: string | null = null) =>
  underLock(
    (ctx) =>
      holdMoney(ctx, {
        ...{ party: { type: 'user', id: customer }, currency_id: 'JPY' },
        ...{ order_id: order.id, amount, expires_at },
      }),
    { customer, order },
  );
const raise = (amount: string) => underLock((ctx) => raiseHold(ctx, debtor.order.id, amount));
const release = () => underLock(async (ctx) => void (await releaseHold(ctx, debtor.order.id)));
const payOrder = (amount: string) =>
  pay(crew, 'payment_order', debtor.customer, { ...forOrder(debtor), amount });
const wallet = async (caller = crew.accounting) => {
  const { data } = await done(
    caller('GET', `wallet/users?filter[walletable_id]=${debtor.customer}&filter[currency_id]=JPY`),
  );
  return data[0];
};
const holds = async (query = '', caller = crew.accounting) =>
  (await done(caller('GET', `wallet/holds?filter[order_id]=${debtor.order.id}${query}`))).data;

describe('a hold on a wallet', () => {
  test('is not available for payments, and the wallet shows the available balance', async () => {
    expect(await wallet()).toMatchObject({ balance: '10000', held: '6000', available: '4000' });
    const refusal = await refused(payOrder('4001'), 'wallet_not_enough', 'amount');
    expect(refusal.details).toMatchObject({ available: '4000', balance: '10000', held: '6000' });
    await done(payOrder('4000'), 201);
    await refused(payOrder('1'), 'wallet_not_enough', 'amount');
    expect(await wallet()).toMatchObject({ balance: '6000', held: '6000', available: '0' });
  });

  test('is enforced by the database against any debit', async () => {
    await expect(
      server.query(
        `update ledger_accounts l set debit = debit + 4001, debit_base = debit_base + 4001 from wallets w
         where w.ledger_account_id = l.id and w.walletable_id = $1 and w.currency_id = 'JPY'`,
        [debtor.customer],
      ),
    ).rejects.toThrow('ledger_accounts__minimum');
  });

  test('never exceeds the balance', async () => {
    const other = await orderThatAsks(crew, { wallet: '0', customer: debtor.customer });
    await expect(hold('4001', other)).rejects.toMatchObject({ code: 'hold_beyond_available' });
    await hold('4000', other);
    expect(await wallet()).toMatchObject({ held: '10000', available: '0' });
  });

  test('is one amount for an order', async () => {
    await expect(hold('1')).rejects.toThrow('wallet_holds__one_open');
  });

  test('can be raised up to the available balance, never lowered that way', async () => {
    await raise('9000');
    expect(await wallet()).toMatchObject({ held: '9000', available: '1000' });
    await expect(raise('10001')).rejects.toMatchObject({ code: 'hold_beyond_available' });
    await raise('10');
    expect(await wallet()).toMatchObject({ held: '9000' });
  });

  test('is available after its release and cannot be raised then', async () => {
    await release();
    expect(await wallet()).toMatchObject({ held: '0', available: '10000' });
    expect(await holds()).toMatchObject([{ state: 'released', amount: '6000' }]);
    await release();
    await expect(raise('7000')).rejects.toMatchObject({ code: 'hold_expired' });
  });
});

describe('an expired hold', () => {
  test('is released automatically and logged at the order', async () => {
    await release();
    await hold('500', debtor, new Date(Date.now() - 1000).toISOString());
    const later = await orderThatAsks(crew, { wallet: '100' });
    await hold('100', later, new Date(Date.now() + 3_600_000).toISOString());
    await expect(raise('600')).rejects.toMatchObject({ code: 'hold_expired' });
    await releaseExpiredHoldsTask(write).run({
      ...{ db: server.app.database.db, payload: {}, log: () => {} },
    });
    expect(await wallet()).toMatchObject({ held: '0', available: '10000' });
    expect(await holds('&filter[open]=1')).toEqual([]);
    const { data } = await done(
      crew.sale('GET', `logs?filter[logable_type]=order&filter[logable_id]=${debtor.order.id}`),
    );
    expect(data.map(({ content }: any) => content)).toContainEqual({ hold_released: '500' });
    expect(
      (await done(crew.accounting('GET', `wallet/holds?filter[order_id]=${later.order.id}`))).data,
    ).toMatchObject([{ state: 'open' }]);
  });
});

describe('the list of holds', () => {
  test('is filtered by order, wallet and open ones', async () => {
    const { id } = await wallet();
    expect(await holds('&filter[open]=1')).toMatchObject([
      { order_id: debtor.order.id, wallet_id: id, amount: '6000', currency_id: 'JPY', state: 'open' },
    ]);
    expect(await holds('&filter[open]=0')).toEqual([]);
    expect((await done(crew.accounting('GET', `wallet/holds?filter[wallet_id]=${id}`))).total).toBe(1);
  });

  test('shows customers their own and salespeople those of their customers', async () => {
    expect(await holds('', crew.sale)).toHaveLength(1);
    expect(await holds('', crew.customer)).toEqual([]);
    const [{ email }] = (await server.query('select email from users where id = $1', [debtor.customer])) as [
      any,
    ];
    const own = server.with(await server.signIn(email, 'hakobu-demo'));
    expect(await holds('', own)).toHaveLength(1);
  });

  test('requires permission to read wallets', async () => {
    await refused(server.with(undefined)('GET', 'wallet/holds'), 'logged_out');
    await refused(crew.purchase('GET', 'wallet/holds'), 'forbidden');
    await refused(crew.accounting('GET', 'wallet/holds?filter[nothing]=1'), 'unknown_filter');
  });
});

describe('concurrently', () => {
  test('holds and payments of one wallet never exceed its balance', async () => {
    await release();
    const orders = await Promise.all(
      Array.from({ length: 16 }, () => orderThatAsks(crew, { wallet: '0', customer: debtor.customer })),
    );
    const replies = await Promise.allSettled(
      orders.flatMap((other) => [
        hold('700', other),
        pay(crew, 'payment_order', debtor.customer, { ...forOrder(other), amount: '600' }).then(
          ({ status }) => (status === 201 ? undefined : Promise.reject(new Error('refused'))),
        ),
      ]),
    );
    const { balance, held, available } = await wallet();
    const gone = replies.filter(({ status }, index) => index % 2 === 1 && status === 'fulfilled').length;
    const kept = replies.filter(({ status }, index) => index % 2 === 0 && status === 'fulfilled').length;
    expect([balance, held]).toEqual([String(10_000 - 600 * gone), String(700 * kept)]);
    expect(Number(available)).toBeGreaterThanOrEqual(0);
    expect(Number(available)).toBeLessThan(700);
    expect(await balanceOf(server, 'WALLET', debtor.customer)).toBe(balance);
    await expectBooksInOrder(server);
  });
});
