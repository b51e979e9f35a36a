import { defineCard } from '../../kernel/card.ts';

export const trackingCard = defineCard({
  entity: 'tracking',
  label: 'order.tracking.name',
  resource: 'tracking',
  table: 'trackings',
  name: 'code',
  read: 'order.tracking.get',
  address: [
    {
      path: '/purchase/tracking?tracking_id={id}',
      when: { may: { resource: 'tracking', action: 'update' } },
    },
    { path: '/sale/tracking?tracking_id={id}' },
  ],
  states: { checked_at: { checked: 'green', not_checked: 'gray' } },
  find: [{ type: 'tracking', order: 4, path: 'order/trackings', title: '{code}' }],
});
