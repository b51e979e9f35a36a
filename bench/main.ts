// `npm run bench -- list|order|order-detail|payment|deposit|clearing|account-period|memory|first-load|painted|search|lists|statistics|compare`,
// or all of them.
import { benchAccountPeriod } from './account-period.ts';
import { benchCompare } from './compare.ts';
import { benchFirstLoad } from './first-load.ts';
import { benchList } from './list.ts';
import { benchLists } from './lists.ts';
import { benchMemory } from './memory.ts';
import { benchOrder } from './order.ts';
import { benchOrderDetail } from './order-detail.ts';
import { benchPainted } from './painted.ts';
import { benchClearing } from './postings/clearing.ts';
import { benchDeposit } from './postings/deposit.ts';
import { benchPayment } from './postings/payment.ts';
import { benchSearch } from './search.ts';
import { benchStatistics } from './statistics.ts';
import { machine } from './support.ts';

const benches: Record<string, () => Promise<void>> = {
  list: benchList,
  order: benchOrder,
  'order-detail': benchOrderDetail,
  payment: benchPayment,
  deposit: benchDeposit,
  clearing: benchClearing,
  'account-period': benchAccountPeriod,
  memory: benchMemory,
  'first-load': benchFirstLoad,
  painted: benchPainted,
  search: benchSearch,
  lists: benchLists,
  statistics: benchStatistics,
  compare: benchCompare,
};
const wanted = process.argv.slice(2);
console.log(machine());
for (const [name, bench] of Object.entries(benches))
  if (wanted.length === 0 || wanted.includes(name)) await bench();
