import * as endpoints from '@hakobu/contract/helper/saved-view/saved-view.endpoints.ts';
import { listRoute, rowRoute } from '#kernel/crud/read-routes.ts';
import { servedLists } from '#kernel/list/served-lists.ts';
import { route, type Route } from '#kernel/route.ts';
import { saveListLayoutOf, readListLayouts } from './save-list-layout.ts';
import { createViewOf, deleteViewOf, updateViewOf } from './keep-saved-view.ts';
import { savedViewSource } from './saved-view.queries.ts';

const routesOf = (lists: ReadonlyMap<string, Route>): Route[] => [
  listRoute(endpoints.listSavedViews, savedViewSource(lists)),
  rowRoute(endpoints.getSavedView, savedViewSource(lists)),
  route(endpoints.createSavedView, createViewOf(lists)),
  route(endpoints.updateSavedView, updateViewOf(lists)),
  route(endpoints.deleteSavedView, deleteViewOf(lists)),
  route(endpoints.listListLayouts, readListLayouts),
  route(endpoints.saveListLayout, saveListLayoutOf),
];

/** Routes of saved views. A view can be saved for every list of the server's routes. */
export const savedViewRoutes = (served: readonly Route[]): Route[] => routesOf(servedLists(served));
