-- What a buyer tells the supplier or a colleague of one line.
alter table purchase_items add column note text;
