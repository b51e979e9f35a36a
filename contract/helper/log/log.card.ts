import { defineCard } from '../../kernel/card.ts';

export const logCard = defineCard({
  entity: 'log',
  label: 'helper.log.name',
  resource: 'log',
  table: 'logs',
  read: 'helper.log.get',
  states: { type_id: { created: 'cyan', write: 'yellow', deleted: 'red', others: 'green' } },
  valueLabels: { type_id: 'helper.log.type' },
  logged: false,
  live: false,
});
