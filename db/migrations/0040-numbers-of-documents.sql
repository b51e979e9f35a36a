-- One and two characters of a document's number are found without an index of their own, which cost each new order and voucher a tenth
-- of the time that it takes. See docs/decisions/0029-lists-at-size.md.
drop index orders__id_grams;
drop index transactions__code_grams;
