import { country, district, province, ward } from '@hakobu/contract/helper/place/place.endpoints.ts';
import { resourceRoutes } from '#kernel/crud/resource-routes.ts';
import { route, type Route } from '#kernel/route.ts';
import { countrySource, districtSource, provinceSource, wardSource } from './place.queries.ts';
import { deleteUnit, listNarrowed, ownUnit } from './places.ts';

const provinces = { table: 'provinces', name: 'province', source: provinceSource } as const;
const districts = { table: 'districts', name: 'district', source: districtSource } as const;
const wards = { table: 'wards', name: 'ward', source: wardSource } as const;
const inProvinces = { ...provinces, children: { table: 'districts', column: 'province_id' } } as const;
const inDistricts = { ...districts, children: { table: 'wards', column: 'district_id' } } as const;

/** The endpoints of a level that generic entities have too. */
const plain = ({ get, create, update }: Record<'get' | 'create' | 'update', Route>): Route[] => [
  get,
  create,
  update,
];

export const routes = [
  ...Object.values(resourceRoutes(country, { table: 'countries', name: 'country', source: countrySource })),
  ...plain(resourceRoutes(province, { ...provinces, created: ownUnit({ epoch: 'own' }) })),
  route(province.list, listNarrowed(province.list.list, provinces, [])),
  route(province.delete, deleteUnit(inProvinces)),
  ...plain(resourceRoutes(district, { ...districts, created: ownUnit({}) })),
  route(district.list, listNarrowed(district.list.list, districts, ['province_id', 'id', 'name'])),
  route(district.delete, deleteUnit(inDistricts)),
  ...plain(resourceRoutes(ward, { ...wards, created: ownUnit({}) })),
  route(
    ward.list,
    listNarrowed(ward.list.list, wards, ['district_id', 'province_id', 'id', 'postcode', 'successor_of']),
  ),
  route(ward.delete, deleteUnit(wards)),
];
