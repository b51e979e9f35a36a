import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import {
  attachLadingBills,
  detachLadingBills,
} from '@hakobu/contract/warehouse/container/container.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { call } from '#client/call.ts';
import { useEndpointMutation } from '#client/hooks.ts';
import { columnsFor } from '#kit/columns/columns.tsx';
import { can } from '#kit/document/document-actions.tsx';
import { FormButton } from '#kit/form.tsx';
import { Rows, Section } from '#kit/page.tsx';
import { AttachBills } from './attach-bills.tsx';
import type { Container, Side } from './container.ts';

const column = columnsFor<NonNullable<Container['lading_bills']>[number]>();

/** Bills planned for a container; they are attached and detached at the origin. */
export function ContainerBills({ container, side }: { container: Container; side: Side }): ReactNode {
  const t = usePhrases();
  const detach = useEndpointMutation(detachLadingBills, {
    undo: (input) => () => call(attachLadingBills, input),
  });
  const { id, actions } = container;
  const may = (action: 'attach' | 'detach') => side === 'out' && can(actions, action);
  return (
    <Section
      title={t(($) => $.common.field.lading_bills)}
      actions={
        may('attach') && (
          <FormButton label={t(($) => $.warehouse.container.act.attach_bills)} size="xl">
            {(close) => <AttachBills container={container} onDone={close} />}
          </FormButton>
        )
      }
    >
      <Rows
        rows={container.lading_bills ?? []}
        idOf={(bill) => bill.id}
        columns={[
          column.code('name', { title: ($) => $.common.field.lading_bill }),
          column.text('customer_name', { title: ($) => $.common.field.customer }),
          column.figure('volume'),
          column.figure('weight'),
          column.money('freight_charge', { title: ($) => $.common.field.freight, currency: 'VND' }),
          column.money('freight_charge_unsolved', { title: ($) => $.common.field.unsolved, currency: 'VND' }),
          column.act(
            (bill) =>
              may('detach') && (
                <Button
                  variant="subtle"
                  color="red"
                  onClick={() => detach.mutate({ params: { id }, body: { lading_bill_ids: [bill.id] } })}
                >
                  {t(($) => $.common.act.remove)}
                </Button>
              ),
          ),
        ]}
      />
    </Section>
  );
}
