-- Lists of a million rows: each order, filter and search that they offer is found in an index. See docs/decisions/0029-lists-at-size.md.

-- Whoever may read everything names no organization, and almost all rows are of one: what rows are sorted by stands first, and the organization
-- is checked on the way. The same number of indexes as before serves both.
drop index orders__created_at;
drop index orders__type_created_at;
drop index orders__type_status;
drop index orders__updated_at;
drop index boxes__created_at;
drop index goods_deliveries__created_at;
drop index lading_bills__created_at;
drop index posts__created_at;
drop index purchases__created_at;
drop index sfas__arrival_date;
drop index supports__answered_at;
drop index transactions__voucher_date;
drop index transactions__transactionable;
create index orders__created_at on orders (created_at desc, id desc, organization_id);
create index orders__type on orders (type_id, created_at desc, id desc, organization_id);
create index orders__status on orders (status_id, created_at desc, id desc, type_id, organization_id);
create index orders__updated_at on orders (updated_at desc, id desc, organization_id, created_at);
create index boxes__created_at on boxes (created_at desc, id desc, organization_id);
create index goods_deliveries__created_at on goods_deliveries (created_at desc, id desc, organization_id);
create index lading_bills__created_at on lading_bills (created_at desc, id desc, organization_id);
create index posts__created_at on posts (created_at desc, id desc, organization_id);
create index purchases__created_at on purchases (created_at desc, id desc, organization_id);
create index sfas__arrival_date on sfas (arrival_date desc, id desc, organization_id);
create index supports__answered_at on supports (answered_at desc, id desc, organization_id);
create index transactions__voucher_date on transactions (voucher_date desc, id desc, organization_id);

-- Orders that lists offer beside the default one.
create index users__created_at on users (created_at desc, id desc);
create index users__name on users (name, id);
create index users__email_order on users (email, id);
create index products__name on products (name, id);
create index products__price on products (price, id);
create index purchases__updated_at on purchases (updated_at desc, id desc);
create index trackings__created_at on trackings (created_at desc, id desc);
create index trackings__code_order on trackings (code, id);
create index transactions__amount on transactions (amount desc, id desc);
create index order_distributions__created_at on order_distributions (created_at desc, id desc);
create index owning_boxes__updated_at on owning_boxes (updated_at desc, id desc);
create index lading_bills__name on lading_bills (name, id);
create index goods_deliveries__exported_date on goods_deliveries (exported_date desc, id desc);
create index sfas__created_at on sfas (created_at desc, id desc);
create index addresses__default on addresses (is_default desc, id desc);
create index addresses__created_at on addresses (created_at desc, id desc);
create index addresses__consignee on addresses (consignee, id);
create index supports__created_at on supports (created_at desc, id desc);
create index supports__title on supports (title, id);
create index support_contents__created_at on support_contents (created_at desc, id desc);
create index credit_orders__payment_due_date on credit_orders (payment_due_date desc, id desc);

-- Rows of people and of other rows.
create index orders__created_by on orders (created_by, created_at desc, id desc);
create index order_items__product on order_items (product_id, id);
create index purchase_items__product on purchase_items (product_id, id);
create index purchases__buyer on purchases (buyer_id, id desc);
create index trackings__created_by on trackings (created_by, id desc);
create index transactions__transactionable on transactions (transactionable_type, transactionable_id, voucher_date desc, id desc);
create index transactions__prepared_by on transactions (prepared_by_id, voucher_date desc, id desc);
create index transactions__wallet on transactions (wallet_id, voucher_date desc, id desc) where wallet_id is not null;
create index transactions__fund on transactions (fund_id, voucher_date desc, id desc) where fund_id is not null;
create index transactions__card on transactions (card_id, voucher_date desc, id desc) where card_id is not null;
create index transactions__credit_order on transactions (credit_order_id) where credit_order_id is not null;
create index credit_orders__wallet on credit_orders (wallet_id);
create index logs__creator on logs (creator_id, id desc);
create index boxes__created_by on boxes (created_by, id desc);
create index box_items__product on box_items (product_id, box_id);
create index box_moves__document on box_moves (document_id, document_type, id desc) where document_id is not null;
create index owning_boxes__box on owning_boxes (box_id);
create index lading_bills__created_by on lading_bills (created_by, id desc);
create index goods_deliveries__customer on goods_deliveries (customer_id, id desc);
create index goods_deliveries__created_by on goods_deliveries (created_by, id desc);
create index sfas__created_by on sfas (created_by, id desc);
create index supports__creator on supports (creator_id, answered_at desc, id desc);
create index support_contents__creator on support_contents (creator_id, id);
create index addresses__ward on addresses (ward_id, id) where ward_id is not null;
create index ledger_accounts__party on ledger_accounts (party_type, party_id);

-- Words of which some are rare: they are looked up, the common ones are met on the way.
create index purchases__status on purchases (status_id, id desc);
create index purchases__currency on purchases (currency_id, id desc);
create index transactions__words on transactions (currency_id, type_id);
create index wallets__currency on wallets (currency_id, id desc);
create index logs__deleted on logs (id) where type_id = 'deleted';
create index goods_deliveries__status on goods_deliveries (status_id, id desc);
create index goods_deliveries__delivery_partner on goods_deliveries (delivery_partner_id, id desc);
create index lading_bills__from_area on lading_bills (from_area_id, id desc);
create index lading_bills__to_area on lading_bills (to_area_id, id desc);
create index sfas__area on sfas (area_id, id desc);
create index supports__type on supports (support_type_id, answered_at desc, id desc);
create index supports__status on supports (status, answered_at desc, id desc);

-- The few rows that still wait for something.
create index order_items__needs_goods on order_items (id) where distributed_quantity < quantity - cancelled_quantity;
create index purchase_items__to_distribute on purchase_items (id) where distributed_quantity < received_quantity;
create index boxes__open on boxes (id) where closed_at is null;
create index boxes__free on boxes (id) where distributed_quantity < duplicate - scrapped_quantity;
create index owning_boxes__cancelled on owning_boxes (id) where is_cancel_distributed;
create index trackings__expected on trackings (id) where received_at is null;
create index charges__outstanding on charges (kind, outstanding) include (order_id, purchase_id) where outstanding > 0;
create index charges__unsolved on charges (kind, unsolved) include (order_id, purchase_id) where unsolved > 0;

-- Rows come in the order of time: their blocks say when.
create index box_moves__created_at on box_moves using brin (created_at);

-- Three and more characters are found by trigrams, one and two by the characters and pairs of characters that a text has.
create function grams_of(line text) returns text[] language sql immutable strict parallel safe cost 100000 as $$
  select coalesce(array_agg(distinct gram), '{}') from generate_series(1, length(line)) at,
    lateral (values (substr(line, at, 1)), (substr(line, at, 2))) as found (gram)
$$;
-- Computing them row by row is dear: the planner is told to look them up.
comment on function grams_of is 'Every character and every pair of neighbouring characters of a text';

create index users__name_grams on users using gin (grams_of(plain(name)));
create index users__email_search on users using gin (lower(email) gin_trgm_ops);
create index users__email_grams on users using gin (grams_of(lower(email)));
create index users__tel_search on users using gin (lower(tel) gin_trgm_ops);
create index users__tel_grams on users using gin (grams_of(lower(tel)));
create index addresses__consignee_search on addresses using gin (plain(consignee) gin_trgm_ops);
create index addresses__consignee_grams on addresses using gin (grams_of(plain(consignee)));
create index addresses__address_search on addresses using gin (plain(address_detail) gin_trgm_ops);
create index addresses__address_grams on addresses using gin (grams_of(plain(address_detail)));
create index product_affiliates__name_grams on product_affiliates using gin (grams_of(plain(name)));
create index orders__id_search on orders using gin (lower(id) gin_trgm_ops);
create index orders__id_grams on orders using gin (grams_of(lower(id)));
create index trackings__code_search on trackings using gin (lower(code) gin_trgm_ops);
create index trackings__code_grams on trackings using gin (grams_of(lower(code)));
create index sfas__code_search on sfas using gin (lower(tracking_code) gin_trgm_ops);
create index sfas__code_grams on sfas using gin (grams_of(lower(tracking_code)));
create index transactions__code_search on transactions using gin (lower(code_ref) gin_trgm_ops);
create index transactions__code_grams on transactions using gin (grams_of(lower(code_ref)));
create index transactions__description_search on transactions using gin (plain(description) gin_trgm_ops);
create index transactions__description_grams on transactions using gin (grams_of(plain(description)));
create index lading_bills__name_search on lading_bills using gin (plain(name) gin_trgm_ops);
create index lading_bills__name_grams on lading_bills using gin (grams_of(plain(name)));
create index goods_deliveries__name_search on goods_deliveries using gin (plain(name) gin_trgm_ops);
create index goods_deliveries__name_grams on goods_deliveries using gin (grams_of(plain(name)));
create index goods_delivery_boxes__code_search on goods_delivery_boxes using gin (lower(shipping_code) gin_trgm_ops);
create index goods_delivery_boxes__code_grams on goods_delivery_boxes using gin (grams_of(lower(shipping_code)));
create index supports__title_search on supports using gin (plain(title) gin_trgm_ops);
create index supports__title_grams on supports using gin (grams_of(plain(title)));
