/** Invariants of money: see rules.ts. */
export const rulesOfMoney: Record<string, string> = {
  'B-1 and B-2: a charge is in its three places': `select id from charges
    where total <> paid + outstanding + unsolved
      or total <> resolved + debited + unsolved`,
  'B-3: no bucket beyond its bounds': `select id from charges where outstanding < 0 or outstanding > debited
    or resolved < 0
      or repaid > debited`,
  'B-4: documents owe what the debt account says': `select party_id, currency_id from (
      select party_id, currency_id, sum(outstanding) as owed from charges
      where party_type = 'user' and kind <> 'compensation' group by 1, 2) c
    full join (select party_id, currency_id, balance from ledger_accounts l
    join accounts a on a.id = l.account_id and a.role = 'DEBT') d using (party_id, currency_id)
    where coalesce(owed, 0) <> coalesce(balance, 0)`,
  'B-4: purchases owe what the account of debt to suppliers says': `select party_id, currency_id from (
      select party_id, currency_id, sum(outstanding) as owed from charges
      where party_type = 'supplier' group by 1, 2) c
    full join (select party_id, currency_id, balance from ledger_accounts l
    join accounts a on a.id = l.account_id and a.role = 'SUPD') d using (party_id, currency_id)
    where coalesce(owed, 0) <> coalesce(balance, 0)`,
  'debt lots sum to their charges': `select c.id from charges c left
    join (select charge_id, sum(amount) as amount, sum(repaid) as repaid
      from debt_lots group by 1) l on l.charge_id = c.id where c.debited <> coalesce(l.amount, 0)
      or c.repaid <> coalesce(l.repaid, 0)`,
  'the clearing account holds what orders resolved and nobody has earned yet': `
    select party_id, currency_id from (
      select party_id, currency_id, sum(resolved + debited - coalesce(recognised, 0)) as settled
      from charges
      left join (select charge_id, sum(amount) as recognised from recognitions group by 1) r
        on r.charge_id = charges.id
      where party_type = 'user' and kind <> 'compensation' group by 1, 2) c
    full join (select party_id, currency_id, balance from ledger_accounts l
    join accounts a on a.id = l.account_id and a.role = 'CLEAR') d using (party_id, currency_id)
    where coalesce(settled, 0) <> coalesce(balance, 0)`,
  'suppliers are owed what came from them and is not paid': `
    select party_id, currency_id from (
      select party_id, currency_id, sum(coalesce(recognised, 0) - resolved - debited) as owed
      from charges
      left join (select charge_id, sum(amount) as recognised from recognitions group by 1) r
        on r.charge_id = charges.id where party_type = 'supplier' group by 1, 2) c
    full join (
      select l.party_id, l.currency_id, l.balance - coalesce((
        select sum(case when p.from_account_id = l.id then p.from_amount else -p.to_amount end)
        from ledger_postings p join transactions t on t.id = p.transaction_id
        join transactions o on o.id in (t.id, t.reverses_id) and o.type_id = 'opening'
        where l.id in (p.from_account_id, p.to_account_id)), 0) as balance
      from ledger_accounts l
      join accounts a on a.id = l.account_id and a.role = 'SUPP') d using (party_id, currency_id)
    where coalesce(owed, 0) <> coalesce(balance, 0)`,
  'goods are worth what came in less what went out': `
    select 1
    from (
      select coalesce(sum(case when p.to_account_id = l.id then p.amount_base else -p.amount_base end), 0)
        as worth
      from ledger_accounts l
      join accounts a on a.id = l.account_id and a.role = 'GOODS'
      join ledger_postings p on l.id in (p.from_account_id, p.to_account_id)
        and p.kind in ('goods_received', 'goods_sold')) b,
      (select coalesce(sum(amount_base), 0) as worth from goods_values) g
    where b.worth <> g.worth`,
  'no more goods leave than came in': `
    select purchase_item_id from goods_values where purchase_item_id is not null
    group by 1 having sum(quantity) < 0`,
  'goods and revenue are recognised as they were posted': `
    select r.transaction_id
    from (
      select transaction_id, sum(amount_base) as base
      from recognitions
      where passed_charge_id is null
      group by 1) r
    join (
      select p.transaction_id, sum(case
        when a.role in ('GOODS', 'COST', 'REV_GOODS', 'REV_SERVICES', 'VAT_OUT')
          then case when (p.to_account_id = l.id) = (a.role in ('GOODS', 'COST')) then p.amount_base
            else -p.amount_base end
        else 0 end) as base
      from ledger_postings p
      join ledger_accounts l on l.id in (p.from_account_id, p.to_account_id)
      join accounts a on a.id = l.account_id
      where p.kind in ('goods_received', 'revenue')
      group by 1) p on p.transaction_id = r.transaction_id
    where r.base <> p.base`,
  'what we owe for damage is in the books': `
    select party_id, currency_id
    from (
      select party_id, currency_id, sum(total - paid) as owed
      from charges
      where kind = 'compensation'
      group by 1, 2) c
    full join (
      select party_id, currency_id, balance
      from ledger_accounts l
      join accounts a on a.id = l.account_id and a.role = 'COMP') d using (party_id, currency_id)
    where coalesce(owed, 0) <> coalesce(balance, 0)`,
  'compensations ask what they say': `
    select k.id
    from compensations k
    join orders o on o.id = k.order_id
    left join charges c on c.compensation_id = k.id
    where c.id is null
      or c.total <> case when k.deleted_at is null then k.amount else 0 end
      or (c.currency_id, c.order_id, c.party_id) <> (k.currency_id, k.order_id, o.customer_id)
      or c.lading_bill_id is distinct from k.lading_bill_id`,
  'kept balances are the sum of their postings': `select l.id from ledger_accounts l left join lateral (
      select coalesce(sum(p.to_amount) filter (where p.to_account_id = l.id), 0) as debit,
        coalesce(sum(p.from_amount) filter (where p.from_account_id = l.id), 0) as credit,
        coalesce(sum(p.amount_base) filter (where p.to_account_id = l.id), 0) as debit_base,
          coalesce(sum(p.amount_base) filter (where p.from_account_id = l.id), 0) as credit_base
      from ledger_postings p where l.id in (p.to_account_id, p.from_account_id)) s on true
    where (l.debit, l.credit, l.debit_base, l.credit_base) <> (s.debit, s.credit, s.debit_base,
      s.credit_base)`,
  'the summary of receivables and payables is what ledger and charges say': `
    select party_type, party_id, currency_id
    from receivable_balances b
    full join receivables_in_ledger l using (organization_id, party_type, party_id, currency_id)
    where (coalesce(b.wallet, 0), coalesce(b.held, 0), coalesce(b.debt, 0), coalesce(b.unsettled, 0))
      <> (coalesce(l.wallet, 0), coalesce(l.held, 0), coalesce(l.debt, 0), coalesce(l.unsettled, 0))`,
  'the books balance in VND': 'select 1 from ledger_accounts having sum(debit_base) <> sum(credit_base)',
  'no wallet is below zero': `select l.id from ledger_accounts l join accounts a on a.id = l.account_id
      where a.role in ('WALLET', 'SUPW', 'DEBT', 'SUPD') and l.balance < 0`,
  'a fund or bank account stays within its overdraft limit': `
    select l.id
    from ledger_accounts l
    join (
      select 'fund' as party_type, id, never_below_zero from funds
      union all select 'card', id, never_below_zero from cards) f
      on f.party_type = l.party_type and f.id = l.party_id
    where l.minimum is distinct from case when f.never_below_zero then 0 end or l.balance < l.minimum`,
  'what is held of wallets is the sum of their open holds': `
    select l.id
    from ledger_accounts l
    left join wallets w on w.ledger_account_id = l.id
    where l.held <> (
      select coalesce(sum(h.amount), 0) from wallet_holds h
      where h.wallet_id = w.id and h.transaction_id is null and h.released_at is null)`,
  'vouchers have no gaps': `
    select v.series, v.year
    from voucher_counters v
    join (
      select organization_id, left(code_ref, 2) as series, extract(year from voucher_date) as year,
        count(*) as made, max(split_part(code_ref, '-', 2)::bigint) as highest
      from transactions
      group by 1, 2, 3) t
      on t.organization_id = v.organization_id and t.series = v.series and t.year = v.year
    where v.last <> t.made or v.last <> t.highest`,
  'every posting belongs to a voucher of its day and kind': `
    select p.id
    from ledger_postings p
    left join transactions t on t.id = p.transaction_id
    where t.id is null
      or (t.organization_id, t.voucher_date, t.type_id) <> (p.organization_id, p.voucher_date, p.kind)`,
  // compensation owed for damage is receivable without a voucher, because it is posted when the damage is
  // recorded
  'what vouchers settled is what charges and lots say': `
    select c.id
    from charges c
    left join (
      select charge_id, sum(resolved) as resolved, sum(debited) as debited, sum(repaid) as repaid
      from settlements
      group by 1) s on s.charge_id = c.id
    where (c.resolved, case when c.kind = 'compensation' then 0 else c.debited end, c.repaid)
      <> (coalesce(s.resolved, 0), coalesce(s.debited, 0), coalesce(s.repaid, 0))
    union all
    select l.id
    from debt_lots l
    left join (
      select debt_lot_id, sum(debited) as debited, sum(repaid) as repaid
      from settlements
      group by 1) s on s.debt_lot_id = l.id
    where l.repaid <> coalesce(s.repaid, 0)
      or l.amount <> coalesce(s.debited, 0)
        and not exists (select from charges c where c.id = l.charge_id and c.kind = 'compensation')`,
  'what waits of a voucher is what it left and others did not take': `
    select t.id
    from transactions t
    cross join lateral (
      select coalesce(abs(sum(case when p.to_account_id = l.id then p.to_amount else -p.from_amount end)), 0)
        as amount
      from transactions x
      join ledger_postings p on p.transaction_id = x.id
      join ledger_accounts l on l.id in (p.from_account_id, p.to_account_id)
      join accounts a on a.id = l.account_id and a.role in ('UNIDENT', 'TRANSIT')
      where t.id in (x.id, x.parent_id, x.reverses_id)) w
    where t.unassigned <> w.amount`,
  'what is reversed left nothing in the books': `
    select r.id
    from transactions r
    join ledger_postings p on p.transaction_id in (r.id, r.reverses_id)
    join ledger_accounts l on l.id in (p.from_account_id, p.to_account_id)
    join accounts a on a.id = l.account_id and a.role not in ('FX_GAIN', 'FX_LOSS')
    where r.reverses_id is not null
    group by r.id, l.id
    having sum(case when p.to_account_id = l.id then p.to_amount else -p.from_amount end) <> 0`,
  'what was sealed of the journal and the change log is as it was': `
    select s.organization_id, s.number
    from ledger_seals s
    cross join lateral seal_of(s.organization_id, s.number, s.from_xact, s.to_xact) as now
    where (s.hash, s.postings, s.logs) is distinct from (now.hash, now.postings, now.logs)`,
  'what the books begin with balances': `
    select l.id
    from ledger_accounts l
    join accounts a on a.id = l.account_id and a.role = 'OPENING'
    where l.balance_base <> 0`,
  'vouchers are dated within the books': `
    select t.id
    from transactions t
    join organizations o on o.id = t.organization_id
    where t.voucher_date < o.books_open_on
      or t.voucher_date > (t.created_at at time zone o.time_zone)::date + 31`,
  'what holds nothing in its currency is worth nothing': `
    select id from ledger_accounts where balance = 0 and balance_base <> 0`,
  'orders ask the sum of their lines and fees': `
    select o.id
    from orders o
    join charges c on c.order_id = o.id and c.kind in ('purchase_cost', 'service_fee')
    where c.total <> case
      when o.cancelled_at is not null then case when c.kind = 'purchase_cost' then o.cancel_fee else 0 end
      when c.kind = 'purchase_cost' then (
        select coalesce(sum(asked), 0) from (
          select i.balance as asked from order_items i where i.order_id = o.id
          union all
          select y.amount from order_payees y where y.order_id = o.id) as lines)
      else o.base_service_fee + o.insurance_fee + o.special_goods_fee + o.additional_cost end`,
  'purchases ask the sum of their lines': `
    select p.id
    from purchases p
    join charges c on c.purchase_id = p.id and c.kind = 'purchase'
    where c.total <> case
      when p.cancelled_at is not null then 0
      else greatest(0, p.additional_cost
        - case when p.compensation_cuts_price then p.compensation else 0 end
        + (select coalesce(sum(i.balance), 0) from purchase_items i where i.purchase_id = p.id)) end`,
  'cancelled purchases hold no money': `
    select p.id
    from purchases p
    join charges c on c.purchase_id = p.id
    where p.cancelled_at is not null and (c.unsolved <> 0 or c.outstanding <> 0)`,
  'cancelled orders own and wait for nothing, and ask their fee alone': `
    select o.id
    from orders o
    where o.cancelled_at is not null
      and (exists (select from owning_boxes w where w.order_id = o.id and w.quantity > 0)
        or exists (select from box_lading_bills x where x.order_id = o.id)
        or exists (
          select from order_distributions d
          join order_items i on i.id = d.order_item_id
          where i.order_id = o.id)
        or exists (
          select from order_items i
          join purchase_item_sources s on s.order_item_id = i.id
          join purchase_items n on n.id = s.purchase_item_id
          join purchases p on p.id = n.purchase_id
          where i.order_id = o.id and p.created_at > o.cancelled_at)
        or exists (
          select from charges c
          where c.order_id = o.id
            and c.kind <> 'compensation'
            and case
              when c.kind = 'purchase_cost' and o.cancel_fee > 0
                then c.total <> o.cancel_fee or c.unsolved < 0
              else c.total > 0 or c.unsolved <> 0 or c.outstanding <> 0 end))`,
  'bills stand from their cut-off on': `
    select l.id
    from lading_bills l
    join containers c on c.id = l.container_id
    where c.had_cut_off
      and (l.assessed_at > c.cut_off_date
        or exists (
          select from box_lading_bills x
          where x.lading_bill_id = l.id and x.created_at > c.cut_off_date)
        -- entries of the log are written with the commit: a second is left for them
        or exists (
          select from logs g
          where g.logable_type = 'lading_bill'
            and g.logable_id = l.id::text
            and g.type_id = 'write'
            and g.content ?| array['discount', 'freight_rate', 'type_freight_charge', 'type_freight_range']
            and g.created_at > c.cut_off_date + interval '1 second'))`,
  'B-5: who bears freight is whom bill and contract say': `
    select c.id
    from charges c
    join lading_bills l on l.id = c.lading_bill_id
    join orders o on o.id = c.order_id
    left join contracts k on k.id = o.contract_id
    where c.kind = 'freight'
      and case
        when c.contract_id is not null
          then l.freight_charge_pay_for_order or o.contract_id is distinct from c.contract_id
        else not l.freight_charge_pay_for_order and k.status_id = 'Open' end`,
  'contracts have orders of their customer, and freight in its name': `
    select o.id
    from orders o
    join contracts k on k.id = o.contract_id
    where (o.customer_id, o.organization_id) <> (k.customer_id, k.organization_id)
      or k.status_id not in ('Open', 'Closed')
      or exists (
        select from charges c
        where c.contract_id = k.id and (c.party_type, c.party_id) <> ('user', k.customer_id))`,
};
