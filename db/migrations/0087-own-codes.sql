-- Scanned and pasted goods are found by their code or by the shop's own.
create index products__code on products (code) where code is not null;
