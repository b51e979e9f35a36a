import { address, convertAddresses as convert } from '@hakobu/contract/identity/address/address.endpoints.ts';
import { resourceRoutes } from '#kernel/crud/resource-routes.ts';
import { route } from '#kernel/route.ts';
import { changedAddress, newAddress } from './address-columns.ts';
import { addressSource } from './address.queries.ts';
import { convertAddresses } from './convert-addresses.ts';
import { deleteAddress } from './delete-address.ts';

const { list, get, create, update } = resourceRoutes(address, {
  table: 'addresses',
  name: 'address',
  source: addressSource,
  created: newAddress,
  changed: changedAddress,
});

export const routes = [
  list,
  get,
  create,
  update,
  route(address.delete, deleteAddress),
  route(convert, convertAddresses),
];
