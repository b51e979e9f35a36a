import { createCustomer as newCustomer, user } from '@hakobu/contract/identity/user/user.endpoints.ts';
import { readRoutes } from '#kernel/crud/resource-routes.ts';
import { preparedRoute, route } from '#kernel/route.ts';
import { createCustomer } from './create-customer.ts';
import { createUser, hashFirstPassword } from './create-user.ts';
import { deleteUser } from './delete-user.ts';
import { updateUser } from './update-user.ts';
import { userSource } from './user.queries.ts';

const { list, get } = readRoutes(user, userSource);

export const routes = [
  list,
  get,
  preparedRoute(user.create, hashFirstPassword, createUser),
  route(newCustomer, createCustomer),
  route(user.update, updateUser),
  route(user.delete, deleteUser),
];
