-- Customers of a group have prices of their own: a price may name the group as one of its conditions. A group
-- is a word that the business chooses.
alter table users add column customer_group text
  constraint users__customer_group check (length(customer_group) between 1 and 64);
