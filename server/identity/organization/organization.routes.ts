import * as endpoints from '@hakobu/contract/identity/organization/organization.endpoints.ts';
import { setApprovalLimit as secondPerson } from '@hakobu/contract/identity/organization/second-person.endpoints.ts';
import { linkRoutes } from '#kernel/crud/link-routes.ts';
import { listRoute, rowRoute } from '#kernel/crud/read-routes.ts';
import { route } from '#kernel/route.ts';
import { areaSource, organizationSource } from './organization.queries.ts';
import {
  createOrganization,
  deleteOrganization,
  setSalesVat,
  setSecondPerson,
  updateOrganization,
} from './write-organization.ts';

export const routes = [
  listRoute(endpoints.listOrganizations, organizationSource),
  rowRoute(endpoints.getOrganization, organizationSource),
  route(endpoints.createOrganization, createOrganization),
  route(endpoints.updateOrganization, updateOrganization),
  route(endpoints.setSalesVat, setSalesVat),
  route(secondPerson, setSecondPerson),
  route(endpoints.deleteOrganization, deleteOrganization),
  ...linkRoutes(endpoints.organizationMembers, {
    table: 'organization_members',
    owner: 'organization_id',
    other: 'user_id',
    others: 'users',
    source: organizationSource,
    name: 'organization',
    include: 'members',
  }),
  listRoute(endpoints.listAreas, areaSource),
];
