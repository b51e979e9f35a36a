-- How much of a line remains to be given is known to be nothing of most: PostgreSQL would guess a third of all
-- lines, and join them with all purchases. See docs/decisions/0168-few-lines-have-goods-to-give.md.
create statistics purchase_items__remaining on ((received_quantity - distributed_quantity)) from purchase_items;
analyze purchase_items;
