import { defineCard } from '../../kernel/card.ts';

export const organizationCard = defineCard({
  word: 'organization',
  called: 'identity.organization.name',
  resource: 'organization',
  table: 'organizations',
  name: 'name',
  parent: true,
  calls: ['identity.organization', 'identity.area'],
  words: { kind: 'identity.organization.kind' },
});
