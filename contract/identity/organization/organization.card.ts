import { defineCard } from '../../kernel/card.ts';

export const organizationCard = defineCard({
  entity: 'organization',
  references: ['organization_id', 'company_id'],
  label: 'identity.organization.name',
  resource: 'organization',
  table: 'organizations',
  name: 'name',
  logLinks: { members: 'user' },
  parent: true,
  calls: ['identity.organization', 'identity.area'],
  valueLabels: { kind: 'identity.organization.kind' },
});
