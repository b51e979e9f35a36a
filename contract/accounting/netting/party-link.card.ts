import { defineCard } from '../../kernel/card.ts';

export const partyLinkCard = defineCard({
  entity: 'party_link',
  label: 'accounting.netting.party_link',
  resource: 'debt',
  table: 'party_links',
  logged: false,
  live: false,
});
