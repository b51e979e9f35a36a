import { useState, type ReactNode } from 'react';
import { attachTracking } from '@hakobu/contract/order/purchase/purchase.endpoints.ts';
import {
  createTracking,
  listTrackings,
  normaliseTracking,
} from '@hakobu/contract/order/tracking/tracking.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { call } from '#client/call.ts';
import { useAct } from '#client/hooks.ts';
import { FormEnd } from '#kit/form.tsx';
import { TextBox } from '#kit/inputs/inputs.tsx';
import { notifyError } from '#kit/toasts.ts';

/** Attaches a tracking to a purchase by its code, making it when it is new. */
export function AttachTrackingForm({ id, onDone }: { id: number; onDone: () => void }): ReactNode {
  const t = usePhrases();
  const [code, setCode] = useState('');
  const attach = useAct(attachTracking, { onDone });
  const submit = async () => {
    try {
      const { data } = await call(listTrackings, { query: { filter: { code } } });
      if (!data.some((tracking) => tracking.code === normaliseTracking(code)))
        await call(createTracking, { body: { code } });
      attach.mutate({ params: { id }, body: { tracking_id: code } });
    } catch (error) {
      notifyError(error);
    }
  };
  return (
    <>
      <TextBox autoFocus label={t(($) => $.common.field.tracking)} value={code} onChange={setCode} />
      <FormEnd
        busy={attach.isPending}
        disabled={normaliseTracking(code) === ''}
        onSubmit={() => void submit()}
      />
    </>
  );
}
