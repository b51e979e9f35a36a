-- Kinds of money transactions are called payment_order wherever they are stored; calls stay payment-order.
create function pg_temp.snake(kind text) returns text language sql immutable
  return case when kind in ('deposit-with-cash', 'payment-order', 'payment-service', 'payment-order-refund', 'payment-service-refund',
    'payment-supplier', 'payment-purchase', 'order-cancelled') then replace(kind, '-', '_') else kind end;

insert into transaction_types (id, name, series, position)
select pg_temp.snake(id), name, series, position from transaction_types where id like '%-%'
on conflict (id) do nothing;
update transactions set type_id = pg_temp.snake(type_id) where type_id like '%-%';
-- Debt that is recorded has no voucher of its own, so it is no kind of transaction.
delete from transaction_types where id like '%-%' or id = 'debit';

update ledger_postings set kind = pg_temp.snake(kind) where kind like '%-%';

update logs set content = jsonb_set(content, '{type_id}', to_jsonb(pg_temp.snake(content ->> 'type_id')))
where logable_type = 'transaction' and content ->> 'type_id' like '%-%';
-- The event that moved an order or a purchase on.
update logs set content = jsonb_set(content, '{cause}', to_jsonb(pg_temp.snake(content ->> 'cause')))
where content ->> 'cause' like '%-%';

-- Answers that are kept for repeated requests.
update idempotency_keys set response = jsonb_set(response, '{type_id}', to_jsonb(pg_temp.snake(response ->> 'type_id')))
where jsonb_typeof(response) = 'object' and response ->> 'type_id' like '%-%';
