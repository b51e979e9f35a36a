import * as endpoints from '@hakobu/contract/helper/support/support.endpoints.ts';
import { deleteRoute, readRoutes, resourceRoutes, updateRoute } from '#kernel/crud/resource-routes.ts';
import { route } from '#kernel/route.ts';
import { answerQuestion } from './answer-question.ts';
import { closeQuestion, reopenQuestion } from './close-question.ts';
import { openQuestion } from './open-question.ts';
import { readQuestion } from './read-question.ts';
import { requireWriter } from './require-writer.ts';
import {
  roleSupportTypeSource,
  supportContentSource,
  supportSource,
  supportTypeSource,
} from './support.queries.ts';

const types = { table: 'support_types', name: 'support_type', source: supportTypeSource } as const;
const roles = {
  table: 'role_support_types',
  name: 'role_support_type',
  source: roleSupportTypeSource,
} as const;
const supports = { table: 'supports', name: 'support', source: supportSource } as const;
const contents = {
  table: 'support_contents',
  name: 'support_content',
  source: supportContentSource,
} as const;

export const routes = [
  ...Object.values(resourceRoutes(endpoints.supportType, types)),
  ...Object.values(resourceRoutes(endpoints.roleSupportType, roles)),
  ...Object.values(readRoutes(endpoints.support, supportSource)),
  route(endpoints.support.create, openQuestion),
  updateRoute(endpoints.support.update, supports),
  deleteRoute(endpoints.support.delete, supports),
  ...Object.values(readRoutes(endpoints.supportContent, supportContentSource)),
  route(endpoints.supportContent.create, answerQuestion),
  updateRoute(endpoints.supportContent.update, { ...contents, changed: requireWriter }),
  deleteRoute(endpoints.supportContent.delete, contents),
  route(endpoints.readSupport, readQuestion),
  route(endpoints.closeSupport, closeQuestion),
  route(endpoints.openSupport, reopenQuestion),
];
