-- How many lines lack goods is known to plans. See docs/decisions/0161-how-few-lines-lack-goods.md.
create statistics order_items__lacking on (quantity - cancelled_quantity - distributed_quantity) from order_items;
