import type { ReactNode } from 'react';
import type { Endpoint } from '@hakobu/contract/kernel/endpoint.ts';
import {
  createTracking,
  listTrackings,
  normaliseTracking,
} from '@hakobu/contract/order/tracking/tracking.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { call } from '#client/call.ts';
import { deferRequest, type DeferredRequest } from '#client/deferred-request.ts';
import { text } from '#kit/fields.ts';
import { Form } from '#kit/form.tsx';
import { TextBox } from '#kit/inputs/inputs.tsx';
import { useFields } from '#kit/use-fields.ts';

/** Attaches a tracking to a document by its code; an unknown code creates the tracking first. */
export function AttachTrackingForm({
  endpoint,
  id,
  onDone,
}: {
  /** Takes the document's id and `tracking_id`. */
  endpoint: Endpoint<any, any, any, any>;
  id: number | string;
  onDone: () => void;
}): ReactNode {
  const t = usePhrases();
  const form = useFields(
    { tracking_id: text({ required: true }) },
    {
      send: ({ tracking_id }) =>
        createTrackingFirst(tracking_id, deferRequest(endpoint, { params: { id }, body: { tracking_id } })),
      onDone,
    },
  );
  return (
    <Form {...form} submitLabel={t(($) => $.common.action.attach_tracking)}>
      <TextBox
        code
        autoFocus
        {...form.field('tracking_id')}
        error={form.errorOf('tracking_id') ?? form.errorOf('code')}
      />
    </Form>
  );
}

/** The same request, preceded by creating the tracking when its code is unknown. */
const createTrackingFirst = <Answer,>(
  code: string,
  prepared: DeferredRequest<Answer>,
): DeferredRequest<Answer> =>
  Object.assign(
    async (key: string) => {
      const { data } = await call(listTrackings, { query: { filter: { code } } });
      if (!data.some((tracking) => tracking.code === normaliseTracking(code)))
        await call(createTracking, { body: { code } });
      return prepared(key);
    },
    { endpoint: prepared.endpoint },
  );
