import { defineCard } from '../../kernel/card.ts';

export const supportContentCard = defineCard({
  entity: 'support_content',
  label: 'helper.support.entities.support_content',
  resource: 'support',
  table: 'support_contents',
  read: 'helper.support_content.get',
  calls: ['helper.support', 'helper.support_content'],
});
