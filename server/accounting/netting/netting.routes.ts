import * as endpoints from '@hakobu/contract/accounting/netting/netting.endpoints.ts';
import { listRoute } from '#kernel/crud/read-routes.ts';
import { route } from '#kernel/route.ts';
import { linkParties, partyLinkSource, unlinkParties } from './link-parties.ts';
import { netDebts } from './net-debts.ts';

export const routes = [
  listRoute(endpoints.listPartyLinks, partyLinkSource),
  route(endpoints.linkParties, linkParties),
  route(endpoints.unlinkParties, unlinkParties),
  route(endpoints.netDebts, netDebts),
];
