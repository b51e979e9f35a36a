export const place = {
  plural: 'Places',
  /** Names of secondary entities. */
  entities: {
    country: 'Country',
    province: 'Province',
    district: 'District',
    ward: 'Ward',
  },
  field: {
    province: 'Province',
    district: 'District',
    ward: 'Ward',
    postcode: 'Postcode',
    old_units: 'Before July 2025',
  },
  act: {
    rename: 'Rename',
  },
  rights: {
    place: {
      name: 'Places',
      meaning: 'Provinces, districts and wards',
    },
  },
};
