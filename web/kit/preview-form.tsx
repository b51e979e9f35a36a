import { Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import type { BodyInput, Endpoint, ParamsOf, ResponseOf } from '@hakobu/contract/kernel/endpoint.ts';
import { deferRequest, type DeferredRequest } from '#client/deferred-request.ts';
import { usePreview, type PlainQuery } from '#client/preview.ts';
import { Form, useFormState } from './form.tsx';

interface PreviewFormProps<E> {
  /** An endpoint with a preview mode. */
  endpoint: E;
  params?: ParamsOf<E>;
  query?: PlainQuery;
  /** The request body; undefined while it is incomplete. */
  body: BodyInput<E> | undefined;
  submitLabel: string;
  message?: string | undefined;
  /** Extends the request; the answer is not needed. */
  sends?: (call: DeferredRequest<ResponseOf<E>>) => DeferredRequest<ResponseOf<E> | undefined>;
  onDone: (answer: ResponseOf<E>) => void;
  /** Whether the request would have any effect; otherwise `children` explains why and it cannot be sent. */
  makes?: (answer: ResponseOf<E>) => boolean;
  /** Renders the preview. */
  children: (answer: ResponseOf<E>) => ReactNode;
  /** Options above the preview. */
  choices?: ReactNode;
}

/** Previews the effect of a request on several records and executes it, all or nothing. */
export function PreviewForm<E extends Endpoint<any, any, any, any>>({
  endpoint,
  params,
  query,
  body,
  submitLabel,
  message,
  sends = (call) => call,
  onDone,
  makes = () => true,
  children,
  choices,
}: PreviewFormProps<E>): ReactNode {
  const { send, busy, failure } = useFormState<object, ResponseOf<E> | undefined>(
    {},
    { onDone: (answer) => onDone(answer as ResponseOf<E>), message },
  );
  // The preview is hidden while the request runs. During refetches caused by others it stays visible, so that
  // the button does not disappear under the pointer.
  const { data, error, isFetching } = usePreview(endpoint, body as BodyInput<E>, {
    ...{ params, query },
    enabled: body !== undefined && !busy,
  });
  const isComing = isFetching && data === undefined;
  return (
    <Form
      failure={failure ?? (isComing ? undefined : error?.message)}
      busy={busy}
      disabled={body === undefined || isComing || error !== null || (data !== undefined && !makes(data))}
      submitLabel={submitLabel}
      onSubmit={() =>
        body !== undefined &&
        send(
          sends(
            deferRequest(endpoint, {
              body,
              ...(params !== undefined && { params }),
              ...(query !== undefined && { query: { plain: query } }),
            }),
          ),
        )
      }
    >
      {choices}
      {body !== undefined && isComing && <Skeleton h={120} />}
      {data !== undefined && error === null && children(data)}
    </Form>
  );
}
