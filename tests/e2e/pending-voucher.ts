import { TODAY } from '../../server/seed/demo/steps.ts';
import { apiCrew } from './crew.ts';

/** A voucher that waits for approval, which the demo business lacks because it has no limit. */
export async function createPendingVoucher(): Promise<void> {
  const { admin, accounting } = await apiCrew();
  const { second_person_kinds: kinds } = await admin('GET', 'organizations/1');
  const limit = (above: string | null) => admin('PUT', 'organizations/1/second-person', { above, kinds });
  const { data } = await accounting('GET', 'wallet/users?sort=-balance&filter[currency_id]=VND&per_page=1');
  await limit('1');
  const asked = accounting('POST', 'withdrawal', {
    ...{ transactionable_type: 'user', transactionable_id: data[0].object.id, fund_id: 1 },
    ...{ amount: '1000', currency_id: 'VND', voucher_date: TODAY },
  });
  const waits = await asked.then(
    () => false,
    (error: Error) => error.message.includes('second_person_required'),
  );
  if (!waits) throw new Error('the voucher does not wait');
  await limit(null);
}
