import type { ReactNode } from 'react';
import { orderCompensation } from '@hakobu/contract/warehouse/compensation/compensation.endpoints.ts';
import { listOwningBoxes } from '@hakobu/contract/warehouse/owning-box/owning-box.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { may } from '#app/session.ts';
import { useCall, useData } from '#client/hooks.ts';
import { FormButton } from '#kit/form.tsx';
import { Rows, Section } from '#kit/page.tsx';
import { compensationColumns } from './compensation-columns.tsx';
import { NewCompensation, type Damaged } from './compensation-form.tsx';

/** What is owed to the customer of a document for damage: made, changed, paid and taken back. */
export function Compensations({ of, open }: { of: Damaged; open: boolean }): ReactNode {
  const t = usePhrases();
  const allowed = may({ resource: 'order_compensation', action: 'read' });
  const filter = 'order_id' in of ? { order_id: of.order_id } : { lading_bill_id: of.lading_bill_id };
  const reading = useCall(
    orderCompensation.list,
    { query: { filter, include: ['boxes'], per_page: 100 } },
    { enabled: allowed },
  );
  if (!allowed) return null;
  return (
    <Section
      title={t(($) => $.warehouse.compensation.name)}
      actions={
        open &&
        may({ resource: 'order_compensation', action: 'create' }) && (
          <FormButton label={t(($) => $.warehouse.compensation.act.new)} size="xl" variant="default">
            {(close) => <NewCompensation of={of} onDone={close} />}
          </FormButton>
        )
      }
    >
      <Rows rows={reading} idOf={({ id }) => id} columns={compensationColumns()} />
    </Section>
  );
}

/** Those of an order, for its boxes or for itself. */
export function OrderCompensations({ order }: { order: OrderOfCompensations }): ReactNode {
  const open = order.approved_at !== null && order.cancelled_at === null;
  const boxes = useData(
    listOwningBoxes,
    { query: { filter: { order_id: order.id }, per_page: 100 } },
    { enabled: open && may({ resource: 'owner', action: 'read' }) },
  );
  const owned = (boxes?.data ?? []).map(({ id, box_id, order_id, quantity }) => ({
    ...{ id, box_id, order_id, quantity },
    is_parent_box: false,
  }));
  return <Compensations of={{ order_id: order.id, boxes: owned }} open={open} />;
}

interface OrderOfCompensations {
  id: string;
  approved_at: string | null;
  cancelled_at: string | null;
}
