-- More pieces of a parcel were packed than were tallied, by who may, and why. Without a reason the nightly audit lists such boxes.
alter table boxes add surplus_reason text;
