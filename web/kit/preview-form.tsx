import { Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import type { BodyInput, Endpoint, ParamsOf, ResponseOf } from '@hakobu/contract/kernel/endpoint.ts';
import { deferRequest, type DeferredRequest } from '#client/deferred-request.ts';
import { usePreview, type PlainQuery } from '#client/preview.ts';
import { Form, useFormState } from './form.tsx';

interface PreviewFormProps<E> {
  /** A call that can say what it would do. */
  endpoint: E;
  params?: ParamsOf<E>;
  query?: PlainQuery;
  /** What it is called with; undefined while something is missing. */
  body: BodyInput<E> | undefined;
  submitLabel: string;
  message?: string | undefined;
  /** Does more than to send it; whoever answers nothing asks for no answer. */
  sends?: (call: DeferredRequest<ResponseOf<E>>) => DeferredRequest<ResponseOf<E> | undefined>;
  onDone: (answer: ResponseOf<E>) => void;
  /** Whether it would do anything; where it would not, `children` says so and it cannot be sent. */
  makes?: (answer: ResponseOf<E>) => boolean;
  /** Shows what would be done. */
  children: (answer: ResponseOf<E>) => ReactNode;
  /** What can be chosen, above what would be done. */
  choices?: ReactNode;
}

/** Shows what a call would do to several things, and does it: all of it, or nothing. */
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
  // while it is being done, what it would do is over; what is read anew, since others post, stays in sight
  // until then, or a press would meet nothing
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
