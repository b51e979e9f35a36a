/** The company and its warehouses. */
export const COMPANY = 1;

export const organizations = [
  { id: COMPANY, name: 'Hakobu', kind: 'company', parent_id: null, time_zone: 'Asia/Ho_Chi_Minh' },
  { id: 2, name: 'Kho Narita', kind: 'warehouse', parent_id: COMPANY, time_zone: 'Asia/Tokyo' },
  { id: 3, name: 'Kho Matsudo', kind: 'warehouse', parent_id: COMPANY, time_zone: 'Asia/Tokyo' },
  { id: 4, name: 'Kho Hà Nội', kind: 'warehouse', parent_id: COMPANY, time_zone: 'Asia/Ho_Chi_Minh' },
];

export const areas = [
  { id: 1, organization_id: 2, company_id: COMPANY, name: 'Narita', kind: 'origin', country_id: 'jp' },
  { id: 2, organization_id: 3, company_id: COMPANY, name: 'Matsudo', kind: 'origin', country_id: 'jp' },
  { id: 3, organization_id: 4, company_id: COMPANY, name: 'Hà Nội', kind: 'destination', country_id: 'vn' },
];

export const shelves = areas.flatMap(({ id }) =>
  [1, 2].map((number) => ({ id: (id - 1) * 2 + number, area_id: id, name: `${'ABC'[id - 1]}${number}` })),
);

export const locations = shelves.flatMap(({ id }) =>
  [1, 2].flatMap((floor) =>
    [1, 2, 3, 4].map((column) => ({
      id: (id - 1) * 8 + (floor - 1) * 4 + column,
      shelve_id: id,
      floor,
      column,
      row: 1,
    })),
  ),
);
