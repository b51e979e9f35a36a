-- Accounting: amounts due and how they are settled, debt, recognition of revenue and goods, approval, bank statements.

-- Amounts due

create table charges (
  id bigint generated always as identity primary key,
  organization_id bigint not null references organizations,
  kind text not null constraint charges__kind check (kind in ('purchase_cost', 'service_fee', 'freight', 'compensation', 'purchase', 'sfa_shipping', 'container_cost')),
  currency_id text not null references currencies,
  party_type text not null constraint charges__party_type check (party_type in ('user', 'supplier')),
  party_id bigint not null,
  order_id text references orders,
  lading_bill_id bigint constraint charges__lading_bill_id references lading_bills,
  purchase_id bigint references purchases,
  sfa_id bigint constraint charges__sfa_id references sfas,
  container_id bigint constraint charges__container_id references containers,
  pays_for_order boolean not null default true,
  total numeric not null default 0,
  resolved numeric not null default 0,
  debited numeric not null default 0,
  repaid numeric not null default 0,
  paid numeric generated always as ((resolved + repaid)) stored not null,
  outstanding numeric generated always as ((debited - repaid)) stored not null,
  unsolved numeric generated always as (((total - resolved) - debited)) stored not null,
  updated_at timestamptz not null default now(),
  contract_id text references contracts,
  compensation_id bigint constraint charges__compensation_id references compensations,
  container_cost_id bigint constraint charges__container_cost_id references container_costs,
  document text generated always as (
CASE
    WHEN (kind = 'freight') THEN ('lading_bill:' || (lading_bill_id)::text)
    WHEN (order_id IS NOT NULL) THEN ('order:' || order_id)
    WHEN (purchase_id IS NOT NULL) THEN ('purchase:' || (purchase_id)::text)
    WHEN (sfa_id IS NOT NULL) THEN ('sfa:' || (sfa_id)::text)
    ELSE ('container:' || (container_id)::text)
END) stored,
  constraint charges__bearer check (pays_for_order = (contract_id is null) and (kind = 'freight' or contract_id is null)),
  constraint charges__compensation check ((kind = 'compensation') = (compensation_id is not null)),
  constraint charges__container_cost check ((kind = 'container_cost') = (container_cost_id is not null)),
  constraint charges__facts check (total >= 0 and resolved >= 0 and 0 <= repaid and repaid <= debited),
  constraint charges__one unique nulls not distinct (kind, currency_id, order_id, lading_bill_id, purchase_id, sfa_id, container_id, compensation_id, container_cost_id)
) with (fillfactor = 70);
create index charges__order on charges (order_id, kind);
create index charges__lading_bill on charges (lading_bill_id) where lading_bill_id is not null;
create index charges__purchase on charges (purchase_id) where purchase_id is not null;
create index charges__outstanding on charges (kind, outstanding) include (order_id, purchase_id) where outstanding > 0;
create index charges__unsolved on charges (kind, unsolved) include (order_id, purchase_id) where unsolved > 0;
create index charges__contract on charges (contract_id) where contract_id is not null;
create index charges__compensation on charges (compensation_id) where compensation_id is not null;
create index charges__container_cost on charges (container_cost_id) where container_cost_id is not null;
create index charges__sfa on charges (sfa_id) where sfa_id is not null;
create index charges__container on charges (container_id) where container_id is not null;
create index charges__open on charges (party_type, party_id, currency_id, document, kind) include (organization_id, outstanding, unsolved) where debited <> repaid or total <> resolved + debited;
comment on table charges is 'Amounts due: what a document asks for one kind of cost in one currency, and how it was settled';
comment on column charges.party_type is 'user: a customer owes it (compensation: is owed it); supplier: it is owed to a supplier';
comment on column charges.pays_for_order is 'Freight: true while the order bears it, false when its contract does';
comment on column charges.total is 'Assessed amount (T)';
comment on column charges.resolved is 'Settled by money, net of refunds (C)';
comment on column charges.debited is 'Recorded as debt, net of write-backs (D)';
comment on column charges.repaid is 'Repayments of that debt, net of reversals (R)';
comment on column charges.paid is 'C + R';
comment on column charges.outstanding is 'D - R: still owed on the debt';
comment on column charges.unsolved is 'T - C - D: unsettled; below zero where a refund is due';
comment on column charges.contract_id is 'Contract that bears the freight';
comment on column charges.document is 'The document that vouchers name, such as the bill for freight';
alter table ledger_postings add constraint ledger_postings_charge_id_fkey foreign key (charge_id) references charges;

create table receipts (
  id bigint generated always as identity primary key,
  transaction_id bigint not null references transactions deferrable initially deferred,
  receiptable_type text not null constraint receipts__receiptable_type check (receiptable_type in ('order', 'purchase', 'contract', 'sfa', 'lading_bill', 'goods_delivery', 'container')),
  receiptable_id text not null,
  amount numeric not null
);
create index receipts__receiptable on receipts (receiptable_type, receiptable_id, transaction_id);
create index receipts__transaction on receipts (transaction_id);
comment on table receipts is 'Charges (by document) that a voucher pays, with the amount for each';
comment on column receipts.receiptable_type is 'Entity of the document';

-- Debt

create table credit_limits (
  id bigint generated always as identity primary key,
  customer_id bigint not null references users,
  currency_id text not null references currencies,
  amount numeric not null constraint credit_limits__amount check (amount >= 0),
  created_at timestamptz not null default now(), updated_at timestamptz not null default now(), version integer not null default 1,
  constraint credit_limits__one unique (customer_id, currency_id)
);
comment on table credit_limits is 'The most that a customer may owe as debt, by currency';

create table credit_orders (
  id bigint generated always as identity primary key,
  organization_id bigint not null references organizations,
  order_id text not null references orders,
  type text not null constraint credit_orders__type check (type in ('payment_order', 'payment_service')),
  wallet_id bigint not null references wallets,
  amount numeric not null constraint credit_orders__amount check (amount > 0),
  used_amount numeric not null default 0,
  paid_amount numeric not null default 0,
  outstanding_amount numeric generated always as ((used_amount - paid_amount)) stored not null,
  payment_due_date date not null,
  created_by bigint references users,
  created_at timestamptz not null default now(), updated_at timestamptz not null default now(), version integer not null default 1,
  customer_id bigint not null references users,
  sale_id bigint references users,
  order_created_by bigint,
  constraint credit_orders__within check (0 <= paid_amount and paid_amount <= used_amount and used_amount <= amount)
);
create index credit_orders__order on credit_orders (order_id);
create index credit_orders__payment_due_date on credit_orders (payment_due_date desc, id desc);
create index credit_orders__wallet on credit_orders (wallet_id);
create index credit_orders__customer on credit_orders (customer_id, id desc);
create index credit_orders__sale on credit_orders (sale_id, id desc) where sale_id is not null;
create index credit_orders__order_created_by on credit_orders (order_created_by, id desc) where order_created_by is not null;
comment on table credit_orders is 'Credit granted to a customer for one order';
comment on column credit_orders.type is 'payment_order (goods) or payment_service (service fee)';
comment on column credit_orders.amount is 'Limit, in the currency of the wallet';
comment on column credit_orders.used_amount is 'Draws less write-backs';
comment on column credit_orders.paid_amount is 'Repayments';
comment on column credit_orders.outstanding_amount is 'used_amount - paid_amount';
comment on column credit_orders.customer_id is 'Of the order, like sale_id and order_created_by; maintained by a trigger';
alter table transactions add constraint transactions__credit_order_id foreign key (credit_order_id) references credit_orders;
create function tell_credits_whose() returns trigger language plpgsql as $$
begin
  update credit_orders
  set customer_id = new.customer_id, sale_id = new.sale_id, order_created_by = new.created_by
  where order_id = new.id;
  return null;
end $$;
comment on function tell_credits_whose is 'Copies customer, seller and creator of an order to its credits';
create trigger orders__credits after update of customer_id, sale_id, created_by on orders
  for each row
  when ((old.customer_id, old.sale_id, old.created_by) is distinct from (new.customer_id, new.sale_id, new.created_by))
  execute function tell_credits_whose();

create table debt_lots (
  id bigint generated always as identity primary key,
  charge_id bigint not null references charges,
  credit_order_id bigint references credit_orders,
  amount numeric not null constraint debt_lots__amount check (amount >= 0),
  repaid numeric not null default 0,
  payment_due_date date not null,
  created_at timestamptz not null default now(),
  note text,
  organization_id bigint not null,
  party_type text not null,
  party_id bigint not null,
  currency_id text not null,
  kind text not null,
  document text,
  constraint debt_lots__repaid check (0 <= repaid and repaid <= amount)
);
create index debt_lots__charge on debt_lots (charge_id, payment_due_date, id);
create index debt_lots__open on debt_lots (party_type, party_id, currency_id, document, kind, payment_due_date) include (organization_id, amount, repaid) where repaid < amount;
create index debt_lots__due on debt_lots (payment_due_date) include (party_type, party_id, currency_id, organization_id, kind, amount, repaid) where repaid < amount;
comment on table debt_lots is 'Debt of a charge by due date: each draw or recording is a lot; amounts sum to debited and repaid of the charge';
comment on column debt_lots.credit_order_id is 'Credit from which it was drawn; null: recorded as debt';
comment on column debt_lots.note is 'Why it is due on another day than the terms say';
comment on column debt_lots.organization_id is 'Of the charge, like party, currency, kind and document; never changes';

create table settlements (
  id bigint generated always as identity primary key,
  transaction_id bigint references transactions deferrable initially deferred,
  charge_id bigint not null references charges,
  debt_lot_id bigint references debt_lots,
  resolved numeric not null default 0,
  debited numeric not null default 0,
  repaid numeric not null default 0,
  constraint settlements__of_lots check (case when debt_lot_id is null then debited = 0 and repaid = 0 else resolved = 0 end)
);
create index settlements__transaction on settlements (transaction_id);
create index settlements__charge on settlements (charge_id);
create index settlements__debt_lot on settlements (debt_lot_id) where debt_lot_id is not null;
revoke update, delete on settlements from hakobu_app;
comment on table settlements is 'What a voucher changed of charges (resolved) and of debt lots (debited, repaid); rows sum to the charge or lot. Append-only by grant';
comment on column settlements.transaction_id is 'null: opening state from before settlements were recorded';

create table party_links (
  id bigint generated always as identity primary key,
  organization_id bigint not null references organizations,
  customer_id bigint not null constraint party_links__customer unique references users,
  supplier_id bigint not null constraint party_links__supplier unique references suppliers,
  created_by bigint references users,
  created_at timestamptz not null default now(), updated_at timestamptz not null default now(), version integer not null default 1
);
comment on table party_links is 'A customer and a supplier that are one business, so that receivables and payables can be netted';

create table wallet_holds (
  id bigint generated always as identity primary key,
  organization_id bigint not null references organizations,
  wallet_id bigint not null references wallets,
  order_id text not null references orders,
  amount numeric not null constraint wallet_holds__amount check (amount > 0),
  expires_at timestamptz,
  transaction_id bigint references transactions deferrable initially deferred,
  released_at timestamptz,
  created_by bigint references users,
  created_at timestamptz not null default now(), updated_at timestamptz not null default now(), version integer not null default 1,
  constraint wallet_holds__one_end check (transaction_id is null or released_at is null)
);
create unique index wallet_holds__one_open on wallet_holds (order_id) where transaction_id is null and released_at is null;
create index wallet_holds__wallet on wallet_holds (wallet_id);
create index wallet_holds__order on wallet_holds (order_id);
create index wallet_holds__expiring on wallet_holds (expires_at) where transaction_id is null and released_at is null;
comment on table wallet_holds is 'Money of a wallet reserved for an order; open until a voucher takes it or it is released';
comment on column wallet_holds.expires_at is 'Released automatically then; null: never';
comment on column wallet_holds.transaction_id is 'The voucher that took it';

-- Recognition

create table recognitions (
  id bigint generated always as identity primary key,
  organization_id bigint not null references organizations,
  transaction_id bigint not null references transactions deferrable initially deferred,
  charge_id bigint not null references charges,
  passed_charge_id bigint references charges,
  amount numeric not null,
  amount_base numeric not null,
  vat_percent numeric not null default 0,
  vat_base numeric not null default 0,
  constraint recognitions__vat check (vat_percent >= 0 and vat_percent < 100 and abs(vat_base) <= abs(amount_base))
);
create index recognitions__charge on recognitions (charge_id);
create index recognitions__transaction on recognitions (transaction_id);
revoke update, delete on recognitions from hakobu_app;
comment on table recognitions is 'What of a charge was recognized as goods or revenue, below zero where reversed; append-only by grant';
comment on column recognitions.passed_charge_id is 'Goods bought in a customer''s name: links the charge of the order and that of the purchase';
comment on column recognitions.amount is 'In the currency of the charge, VAT included';
comment on column recognitions.amount_base is 'VND, VAT included';
comment on column recognitions.vat_base is 'VND, the VAT in amount_base';

create table goods_values (
  id bigint generated always as identity primary key,
  organization_id bigint not null references organizations,
  transaction_id bigint references transactions deferrable initially deferred,
  purchase_item_id bigint references purchase_items,
  charge_id bigint references charges,
  order_id text references orders,
  quantity numeric not null default 0,
  amount_base numeric not null,
  constraint goods_values__way check (charge_id is not null or order_id is not null)
);
create index goods_values__purchase_item on goods_values (purchase_item_id);
create index goods_values__charge on goods_values (charge_id) where charge_id is not null;
create index goods_values__order on goods_values (order_id) where order_id is not null;
create index goods_values__transaction on goods_values (transaction_id);
revoke update, delete on goods_values from hakobu_app;
comment on table goods_values is 'Changes of the value of goods in stock: in by a charge, out by the order that received them. Append-only by grant';
comment on column goods_values.transaction_id is 'null where the moved pieces have no value';
comment on column goods_values.amount_base is 'VND; below zero where goods leave or lose value';

create table sales_vat_rates (
  id bigint generated always as identity primary key,
  organization_id bigint not null references organizations,
  type_id text not null references order_types,
  currency_id text not null references currencies,
  percent numeric not null constraint sales_vat_rates__percent check (percent >= 0 and percent < 100),
  created_at timestamptz not null default now(), updated_at timestamptz not null default now(), version integer not null default 1,
  constraint sales_vat_rates__one unique (organization_id, type_id, currency_id)
);
comment on table sales_vat_rates is 'VAT rate included in what orders of a type charge in a currency; no row: no VAT';

-- Approval

create table voucher_requests (
  id bigint generated always as identity primary key,
  organization_id bigint not null references organizations,
  type_id text not null,
  input jsonb not null,
  amount numeric not null constraint voucher_requests__amount check (amount > 0),
  currency_id text not null references currencies,
  amount_base numeric not null,
  voucher_date date not null,
  transactionable_type text,
  transactionable_id bigint,
  fund_id bigint references funds,
  card_id bigint references cards,
  reverses_id bigint references transactions,
  created_by bigint not null references users,
  decided_by bigint references users,
  decided_at timestamptz,
  reason text,
  transaction_id bigint constraint voucher_requests__voucher unique references transactions deferrable initially deferred,
  created_at timestamptz not null default now(), updated_at timestamptz not null default now(), version integer not null default 1,
  withdrawn_at timestamptz,
  day_base numeric not null default 0 constraint voucher_requests__day_base check (day_base >= 0),
  constraint voucher_requests__decided check ((decided_by is null) = (decided_at is null)),
  constraint voucher_requests__one_end check (case when withdrawn_at is not null then decided_at is null and transaction_id is null and reason is null when decided_at is null then transaction_id is null and reason is null else (transaction_id is null) <> (reason is null) end),
  constraint voucher_requests__second_person check (decided_by <> created_by)
);
create index voucher_requests__organization on voucher_requests (organization_id, id desc);
create index voucher_requests__waiting on voucher_requests (organization_id) where decided_at is null and withdrawn_at is null;
comment on table voucher_requests is 'Vouchers that need approval: requested by one user, posted or declined by another';
comment on column voucher_requests.input is 'The validated call: params, query and body';
comment on column voucher_requests.amount_base is 'VND on the day of the request';
comment on column voucher_requests.reason is 'Why it was declined';
comment on column voucher_requests.transaction_id is 'The voucher that was posted';
comment on column voucher_requests.withdrawn_at is 'When the requester withdrew it';
comment on column voucher_requests.day_base is 'VND that the same user posted to the same party on that day without approval (split-transaction check)';

-- Bank statements

create table bank_statements (
  id bigint generated always as identity primary key,
  organization_id bigint not null references organizations,
  card_id bigint not null references cards,
  currency_id text not null references currencies,
  format text not null constraint bank_statements__format check (format in ('csv', 'mt940', 'camt053')),
  file_name text not null,
  content_hash text not null,
  from_date date not null,
  to_date date not null,
  opening_balance numeric,
  closing_balance numeric,
  created_by bigint references users,
  created_at timestamptz not null default now(), updated_at timestamptz not null default now(), version integer not null default 1,
  constraint bank_statements__days check (from_date <= to_date),
  constraint bank_statements__once unique (card_id, content_hash)
);
create index bank_statements__organization on bank_statements (organization_id, id desc);
comment on table bank_statements is 'Imported bank statements';
comment on column bank_statements.card_id is 'The bank account';
comment on column bank_statements.content_hash is 'SHA-256 of the file, so that it is imported once';
comment on column bank_statements.opening_balance is 'In currency_id; null where the file has none';

create table bank_statement_lines (
  id bigint generated always as identity primary key,
  organization_id bigint not null references organizations,
  statement_id bigint not null references bank_statements,
  card_id bigint not null references cards,
  position integer not null,
  booked_on date not null,
  amount numeric not null constraint bank_statement_lines__amount check (amount <> 0),
  text text not null,
  reference text,
  key text not null,
  transaction_id bigint references transactions deferrable initially deferred,
  made_voucher boolean not null default false,
  created_at timestamptz not null default now(), updated_at timestamptz not null default now(), version integer not null default 1,
  constraint bank_statement_lines__once unique (card_id, key)
);
create index bank_statement_lines__statement on bank_statement_lines (statement_id, id);
create index bank_statement_lines__transaction on bank_statement_lines (transaction_id) where transaction_id is not null;
comment on table bank_statement_lines is 'Lines of bank statements, matched to vouchers';
comment on column bank_statement_lines.amount is 'In the currency of the account; below zero where money left';
comment on column bank_statement_lines.key is 'Identifies the line among all of its account, in whichever file it comes';
comment on column bank_statement_lines.transaction_id is 'The voucher that books it; a reversed one counts as none';
comment on column bank_statement_lines.made_voucher is 'true: the voucher was created from the line; false: it was matched';

create table bank_statement_layouts (
  card_id bigint primary key references cards,
  layout jsonb not null
);
comment on table bank_statement_layouts is 'Column mapping of the last imported spreadsheet of a bank account';
