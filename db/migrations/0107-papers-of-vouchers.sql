-- What papers of money say of whose they are. See docs/decisions/0107-vouchers-on-paper.md.
alter table organizations add column address text
  constraint organizations__address check (length(address) between 1 and 300);
alter table organizations add column tax_code text
  constraint organizations__tax_code check (length(tax_code) between 1 and 20);
