import { defineCard } from '../../kernel/card.ts';

/** Browsers know country names in every language, so the API looks none up. */
export const countryCard = defineCard({
  entity: 'country',
  label: 'helper.place.entities.country',
  resource: 'place',
  table: 'countries',
  key: 'text',
  calls: ['helper.country'],
});
