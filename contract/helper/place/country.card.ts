import { defineCard } from '../../kernel/card.ts';

/** Browsers know the names of countries in every language, so that none is looked up here. */
export const countryCard = defineCard({
  entity: 'country',
  label: 'helper.place.entities.country',
  resource: 'place',
  table: 'countries',
  key: 'text',
  calls: ['helper.country'],
});
