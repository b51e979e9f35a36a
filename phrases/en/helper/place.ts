export const place = {
  plural: 'Places',
  /** What else stands in its folder. */
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
    old_units: 'Units before July 2025',
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
