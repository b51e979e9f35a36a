-- Parcels of which something is still to be tallied are few, and counted beside their entry of the menu.
create index sfas__untallied on sfas (organization_id, id desc) where received_quantity < quantity;
