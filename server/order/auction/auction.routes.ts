import * as endpoints from '@hakobu/contract/order/auction/auction.endpoints.ts';
import { route } from '#kernel/route.ts';
import { holdAgain } from './hold-again.ts';
import { raiseBid } from './raise-bid.ts';
import { recordLoss } from './record-loss.ts';
import { recordOutbid } from './record-outbid.ts';
import { recordWin } from './record-win.ts';
import { updateLot } from './update-lot.ts';

export const routes = [
  route(endpoints.updateLot, updateLot),
  route(endpoints.raiseBid, raiseBid),
  route(endpoints.holdAgain, holdAgain),
  route(endpoints.recordOutbid, recordOutbid),
  route(endpoints.recordWin, recordWin),
  route(endpoints.recordLoss, recordLoss),
];
