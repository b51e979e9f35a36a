import type { ReactNode } from 'react';
import { cutOffContainer, openContainer } from '@hakobu/contract/warehouse/container/container.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { deferRequest } from '#client/deferred-request.ts';
import type { DocumentAction } from '#kit/document/document-actions.tsx';
import { text } from '#kit/fields.ts';
import { Form, FormButton } from '#kit/form.tsx';
import { TextBox } from '#kit/inputs/inputs.tsx';
import { useFields } from '#kit/use-fields.ts';
import type { Container } from './container.ts';

/** Cuts a container off, and reverts the cut-off. */
export const containerActions = (id: number): DocumentAction[] => [
  {
    key: 'cut_off',
    absentWhen: ['container_is_cut_off'],
    asks: ($) => $.common.consequence.container_cut_off,
    call: deferRequest(cutOffContainer, { params: { id }, body: {} }),
  },
  {
    key: 'open',
    color: 'orange',
    absentWhen: ['container_not_cut_off'],
    asks: ($) => $.common.consequence.container_open,
    call: deferRequest(openContainer, { params: { id } }),
  },
];

/** Cuts a container off despite a blocked check. */
export function OverrideButton({ container: { id, actions } }: { container: Container }): ReactNode {
  const t = usePhrases();
  const cutOff = actions?.find(({ key }) => key === 'cut_off');
  if (cutOff?.reason !== 'orders_unsettled' || cutOff.missing.length !== 1) return null;
  return (
    <FormButton label={t(($) => $.warehouse.container.message.override)} variant="light">
      {(close) => <OverrideForm id={id} onDone={close} />}
    </FormButton>
  );
}

/** Cuts off a container with unsettled orders, for a reason. */
function OverrideForm({ id, onDone }: { id: number; onDone: () => void }): ReactNode {
  const t = usePhrases();
  const form = useFields(
    { reason: text({ required: true }) },
    {
      send: ({ reason }) =>
        deferRequest(cutOffContainer, { params: { id }, body: { override: true, reason } }),
      onDone,
    },
  );
  return (
    <Form {...form} submitLabel={t(($) => $.common.action.cut_off)}>
      <TextBox autoFocus {...form.field('reason')} />
    </Form>
  );
}
