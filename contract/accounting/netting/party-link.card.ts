import { defineCard } from '../../kernel/card.ts';

export const partyLinkCard = defineCard({
  word: 'party_link',
  called: 'accounting.netting.party_link',
  resource: 'debt',
  table: 'party_links',
  logged: false,
  live: false,
});
