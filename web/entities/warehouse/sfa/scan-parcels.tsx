import { useState, type ReactNode } from 'react';
import { normaliseTracking } from '@hakobu/contract/order/tracking/tracking.endpoints.ts';
import { sfa } from '@hakobu/contract/warehouse/sfa/sfa.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { call, CallError } from '#client/call.ts';
import { FormButton } from '#kit/form.tsx';
import { today } from '#kit/format.ts';
import { ScanField } from '#kit/scan/scan-field.tsx';
import type { Scanned } from '#kit/scan/use-scans.ts';
import { TallyExpectedForm } from './tally-expected-form.tsx';

/** Receives parcels one scan after the other, then tallies those that came as ordered. */
export function ScanParcelsButton(): ReactNode {
  const t = usePhrases();
  return (
    <FormButton label={t(($) => $.warehouse.sfa.act.scan)} variant="default" size="xl">
      {(close) => <ScanParcels onDone={close} />}
    </FormButton>
  );
}

function ScanParcels({ onDone }: { onDone: () => void }): ReactNode {
  const t = usePhrases();
  const [ids, setIds] = useState<readonly number[]>([]);
  const scan = async (code: string): Promise<Scanned> => {
    const { id, known } = await receiveParcel(code);
    setIds((before) => [...before.filter((one) => one !== id), id]);
    return known === undefined ? { outcome: 'good' } : { outcome: 'already', words: known };
  };
  return (
    <TallyExpectedForm
      {...{ ids, onDone }}
      choices={<ScanField label={t(($) => $.warehouse.sfa.message.scan_tracking)} onScan={scan} />}
    />
  );
}

/** Records that a parcel arrived today. One that was received before is found, and says so in `known`. */
async function receiveParcel(tracking_code: string): Promise<{ id: number; known?: string }> {
  try {
    return await call(sfa.create, {
      body: { tracking_code, quantity: 1, arrival_date: today() },
      idempotencyKey: crypto.randomUUID(),
    });
  } catch (error) {
    if (!(error instanceof CallError) || error.body.code !== 'sfa_exists') throw error;
    const code = normaliseTracking(tracking_code);
    const { data } = await call(sfa.list, { query: { filter: { tracking_code: code }, per_page: 100 } });
    const found = data.find((row) => row.tracking_code === code);
    if (found === undefined) throw error;
    return { id: found.id, known: error.message };
  }
}
