// Orders, purchases and money.
import { open, rows, SIZES, times } from './lists-data.ts';

const { orders, people, products, suppliers, purchases, transactions } = SIZES;

const KIND = "(array['deposit_with_cash','payment_order','payment_service','payment_purchase'])[1 + n % 4]";
const status = `case when ${open()} then case when fill.pick(n, 18, 3) = 0 then 'NotYetApprove' else 'CompletedApprove' end
  when n % 33 = 0 then 'CompletedCancel' when n > ${orders * 0.95} then (array['CompletedPurchases',
  'CompletedReceiveJp','CompletedShippingJp','CompletedReceiveVn'])[1 + n % 4] else 'CompletedFinish' end`;
export const ordering = [
  rows(
    'orders',
    orders,
    {
      id: 'fill.order_id(n)',
      organization_id: '1',
      type_id: "case when n % 20 = 0 then 'shipment' when n % 9 = 0 then 'wholesale' else 'retail' end",
      customer_id: 'c',
      sale_id: 'fill.sale(c)',
      created_by: 'case when n % 10 = 0 then c else fill.sale(c) end',
      shipment_method_id: "case when fill.pick(n, 19, 4) = 0 then 'air' else 'sea' end",
      status_id: status,
      approved_at: `case when ${status} <> 'NotYetApprove' then fill.at(n, ${orders}) + interval '1 hour' end`,
      cancelled_at: `case when ${status} = 'CompletedCancel' then fill.at(n, ${orders}) + interval '1 day' end`,
      base_service_fee: '50000',
      ...times(orders),
    },
    'cross join lateral (select fill.customer(n) as c) x',
  ),
  rows('order_items', orders * 5, {
    id: 'n',
    order_id: 'fill.order_id((n + 4) / 5)',
    organization_id: '1',
    order_created_at: `fill.at((n + 4) / 5, ${orders})`,
    product_id: `fill.product(1 + fill.skewed(n, 20, ${products}))`,
    quantity: '1 + n % 4',
    price: '500 + fill.pick(n, 21, 9000)',
    tax_percent: '10',
    amount: '4000',
    tax: '400',
    discount_tax: '0',
    balance: '4400',
    purchased_quantity: `case when ${open('(n + 4) / 5')} then 0 else 1 + n % 4 end`,
    distributed_quantity: `case when (n + 4) / 5 > ${orders * 0.98} then 0 else 1 + n % 4 end`,
    created_at: `fill.at((n + 4) / 5, ${orders})`,
    updated_at: `fill.at((n + 4) / 5, ${orders})`,
  }),
  ...[
    ['purchase_cost', 'JPY', '22000'],
    ['service_fee', 'VND', '50000 + fill.pick(n, 22, 900000)'],
  ].map(([kind, currency, total]) =>
    rows('charges', orders, {
      organization_id: '1',
      kind: `'${kind}'`,
      currency_id: `'${currency}'`,
      party_type: "'user'",
      party_id: 'fill.customer(n)',
      order_id: 'fill.order_id(n)',
      total: total!,
      resolved: `case when ${open()} and fill.pick(n, 23, 4) > 0 then 0 when n % 50 = 0 then 0 else ${total} end`,
      debited: `case when n % 50 = 0 and not (${open()} and fill.pick(n, 23, 4) > 0) then ${total} else 0 end`,
      repaid: `case when n % 50 = 0 and n % 100 > 0 and not (${open()} and fill.pick(n, 23, 4) > 0) then ${total} else 0 end`,
    }),
  ),
  rows('purchases', purchases, {
    id: 'n',
    organization_id: '1',
    supplier_id: `1 + fill.skewed(n, 24, ${suppliers})`,
    buyer_id: 'case when n % 10 = 0 then 3 else 107 + n % 20 end',
    currency_id: "'JPY'",
    status_id: `case when n > ${purchases * 0.99} then 'New' when n > ${purchases * 0.95} then 'Ordered' when n % 40 = 0 then 'Cancelled' else 'Finish' end`,
    cancelled_at: 'case when n % 40 = 0 then now() end',
    approved_at: `fill.at(n, ${purchases})`,
    ...times(purchases),
  }),
  rows('purchase_items', purchases * 5, {
    id: 'n',
    purchase_id: '(n + 4) / 5',
    product_id: `fill.product(1 + fill.skewed(n * 5, 20, ${products}))`,
    quantity: '5',
    price: '500 + fill.pick(n, 25, 9000)',
    amount: '4000',
    tax: '400',
    discount_tax: '0',
    balance: '4400',
    status_id: `case when n > ${purchases * 4.9} then 'WaitingToReceive' else 'Finish' end`,
    received_quantity: `case when n > ${purchases * 4.9} then 0 else 5 end`,
    distributed_quantity: `case when n > ${purchases * 4.8} then 0 else 5 end`,
    created_at: `fill.at((n + 4) / 5, ${purchases})`,
    updated_at: `fill.at((n + 4) / 5, ${purchases})`,
  }),
  rows('purchase_item_sources', purchases * 5, {
    purchase_item_id: 'n',
    order_item_id: 'n * 5',
    quantity: '1',
  }),
  rows('order_distributions', purchases * 4.8, {
    id: 'n',
    purchase_item_id: 'n',
    order_item_id: 'n * 5',
    organization_id: '1',
    customer_id: 'fill.customer(n)',
    quantity: '1',
    ...times(purchases * 4.8),
  }),
  rows('charges', purchases, {
    organization_id: '1',
    kind: "'purchase'",
    currency_id: "'JPY'",
    party_type: "'supplier'",
    party_id: `1 + fill.skewed(n, 24, ${suppliers})`,
    purchase_id: 'n',
    total: '22000',
    resolved: `case when n > ${purchases * 0.97} then 0 else 22000 end`,
  }),
  rows('trackings', purchases * 1.2, {
    id: 'n',
    organization_id: '1',
    code: 'fill.tracking(n)',
    value: 'fill.tracking(n)',
    created_by: 'case when n % 100 = 0 then 6 else 3 end',
    claims: `case when n <= ${purchases} then 1 else 0 end`,
    received_at: `case when n < ${purchases * 1.15} then fill.at(n, ${purchases * 1.2}) end`,
    ...times(purchases * 1.2),
  }),
  rows('purchase_trackings', purchases, { purchase_id: 'n', tracking_id: 'n' }),
];

export const accounting = [
  ...(['user', 'supplier'] as const).flatMap((type) => {
    const size = type === 'user' ? people : suppliers;
    const offset = type === 'user' ? 0 : 2 * people;
    const money = `case when fill.pick(n, 27, 10) = 0 then fill.pick(n, 28, 5000000) else 0 end`;
    return [
      rows('ledger_accounts', size * 2, {
        id: `n + ${offset}`,
        organization_id: '1',
        account_id: type === 'user' ? '4' : '11',
        party_type: `'${type}'`,
        party_id: '(n + 1) / 2',
        currency_id: "case when n % 2 = 0 then 'VND' else 'JPY' end",
        sign: type === 'user' ? '-1' : '1',
        debit: type === 'user' ? '0' : money,
        credit: type === 'user' ? money : '0',
      }),
      rows('wallets', size * 2, {
        id: `n + ${offset}`,
        organization_id: '1',
        walletable_type: `'${type}'`,
        walletable_id: '(n + 1) / 2',
        currency_id: "case when n % 2 = 0 then 'VND' else 'JPY' end",
        ledger_account_id: `n + ${offset}`,
        ...times(size * 2),
      }),
    ];
  }),
  // Receivables of customers: the sums of their charges above.
  `insert into ledger_accounts (id, organization_id, account_id, party_type, party_id, currency_id, sign, debit)
    overriding system value
    select ${4 * people} + row_number() over (), 1,
      (select id from accounts where role = 'DEBT' and parent_id is null),
      'user', fill.customer(n), c.currency_id, 1, sum(case c.currency_id when 'JPY' then 22000
        else 50000 + fill.pick(n, 22, 900000) end)
    from generate_series(100::bigint, ${orders}, 100) n, (values ('JPY'), ('VND')) as c (currency_id)
    where not (${open()} and fill.pick(n, 23, 4) > 0)
    group by fill.customer(n), c.currency_id`,
  rows('transactions', transactions, {
    id: 'n',
    organization_id: '1',
    code_ref: "fill.word(n, 29, '{PT,BT,BN}') || '26' || lpad(n::text, 7, '0')",
    type_id: KIND,
    amount: '1000 + fill.pick(n, 30, 5000000)',
    currency_id: "case when n % 2 = 0 then 'VND' else 'JPY' end",
    voucher_date: `fill.at(n, ${transactions})::date`,
    description: "fill.word(n, 31, '{Thu tiền,Thanh toán,Chuyển khoản}') || ' ' || fill.person(n)",
    transactionable_type: "case when n % 4 = 3 then 'supplier' else 'user' end",
    transactionable_id: `case when n % 4 = 3 then 1 + fill.skewed(n, 32, ${suppliers}) else fill.customer(n) end`,
    wallet_id: `case when n % 4 = 3 then null else fill.customer(n) * 2 end`,
    fund_id: 'case when n % 4 = 0 then 1 + n % 2 end',
    credit_order_id: 'case when n % 40 = 1 then n / 40 + 1 end',
    prepared_by_id: 'case when n % 100 = 0 then 2 else 167 + n % 20 end',
    ...times(transactions),
  }),
  rows('receipts', transactions / 2, {
    id: 'n',
    transaction_id: 'n * 2 - case when n % 2 = 0 then 0 else 1 end',
    receiptable_type: "case when n % 3 = 0 then 'purchase' else 'order' end",
    receiptable_id: `case when n % 3 = 0 then (1 + n % ${purchases})::text else fill.order_id(n * 2) end`,
    amount: '1000',
  }),
  rows('ledger_postings', transactions, {
    id: 'n',
    organization_id: '1',
    transaction_id: 'n',
    kind: KIND,
    from_account_id: 'fill.customer(n) * 2',
    to_account_id: `${2 * people} + 1 + n % ${suppliers}`,
    from_currency_id: "'VND'",
    to_currency_id: "'VND'",
    from_amount: '1000',
    to_amount: '1000',
    amount_base: '1000',
    voucher_date: `fill.at(n, ${transactions})::date`,
    created_at: `fill.at(n, ${transactions})`,
  }),
  rows('credit_orders', 50_000, {
    id: 'n',
    organization_id: '1',
    order_id: 'fill.order_id(n * 20)',
    customer_id: 'fill.customer(n * 20)',
    sale_id: 'fill.sale(fill.customer(n * 20))',
    order_created_by: 'fill.customer(n * 20)',
    type: "case when n % 2 = 0 then 'payment_order' else 'payment_service' end",
    wallet_id: 'fill.customer(n * 20) * 2',
    amount: '20000',
    used_amount: '20000',
    paid_amount: 'case when n > 49000 then 0 else 20000 end',
    payment_due_date: 'fill.at(n, 50000)::date + 30',
    ...times(50_000),
  }),
];

/** Open items of charges, due from 130 days ago to 19 days from now. */
export const receivables = `
  insert into debt_lots (charge_id, amount, payment_due_date, organization_id, party_type, party_id,
    currency_id, kind, document)
  select id, debited, current_date - abs(hashint8(id) % 150) + 20, organization_id, party_type, party_id,
    currency_id, kind, document
  from charges
  where debited > repaid`;
