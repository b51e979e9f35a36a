import type { ReactNode } from 'react';
import { orderCompensation } from '@hakobu/contract/warehouse/compensation/compensation.endpoints.ts';
import { listOwningBoxes } from '@hakobu/contract/warehouse/owning-box/owning-box.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { may } from '#app/session.ts';
import { useCall } from '#client/hooks.ts';
import { FormButton } from '#kit/form.tsx';
import { Rows, Section } from '#kit/page.tsx';
import { QueryStatus } from '#kit/query-view.tsx';
import type { DamagedBox } from './compensation-boxes.tsx';
import { compensationColumns } from './compensation-columns.tsx';
import { NewCompensation } from './compensation-form.tsx';

type Document = { order_id: string } | { lading_bill_id: number };

/** The query for a document's compensations. */
export const compensationsOf = (filter: Document) => ({
  query: { filter, include: ['boxes'], per_page: 100 },
});

interface Props {
  of: Document;
  /** The form of a new compensation; absent if none can be created. */
  form?: ((close: () => void) => ReactNode) | false;
}

/** Compensations of a document: create, change, pay and delete. */
function Compensations({ of, form }: Props): ReactNode {
  const t = usePhrases();
  const allowed = may({ resource: 'order_compensation', action: 'read' });
  const reading = useCall(orderCompensation.list, compensationsOf(of), { enabled: allowed });
  if (!allowed) return null;
  return (
    <Section
      title={t(($) => $.warehouse.compensation.name)}
      actions={
        form &&
        may({ resource: 'order_compensation', action: 'create' }) && (
          <FormButton label={t(($) => $.warehouse.compensation.act.new)} size="xl" variant="default">
            {form}
          </FormButton>
        )
      }
    >
      <Rows rows={reading} idOf={({ id }) => id} columns={compensationColumns()} />
    </Section>
  );
}

/** Compensations for boxes of a bill; a bill without boxes has none. */
export const BillCompensations = ({
  bill: { id, pivot_boxes: boxes = [] },
}: {
  bill: { id: number; pivot_boxes?: DamagedBox[] | undefined };
}): ReactNode => (
  <Compensations
    of={{ lading_bill_id: id }}
    form={
      boxes.length > 0 && ((close) => <NewCompensation of={{ lading_bill_id: id, boxes }} onDone={close} />)
    }
  />
);

/** Compensations for an order or its boxes. */
export const OrderCompensations = ({
  order: { id, approved_at, cancelled_at },
}: {
  order: { id: string; approved_at: string | null; cancelled_at: string | null };
}): ReactNode => (
  <Compensations
    of={{ order_id: id }}
    form={
      approved_at !== null && cancelled_at === null && ((close) => <NewOfOrder order={id} onDone={close} />)
    }
  />
);

/** Loads the boxes of an order when a compensation is created. */
function NewOfOrder({ order, onDone }: { order: string; onDone: () => void }): ReactNode {
  const allowed = may({ resource: 'owner', action: 'read' });
  const reading = useCall(
    listOwningBoxes,
    { query: { filter: { order_id: order }, per_page: 100 } },
    { enabled: allowed },
  );
  if (allowed && reading.data === undefined) return <QueryStatus of={reading} shape="rows" />;
  return <NewCompensation of={{ order_id: order, boxes: reading.data?.data ?? [] }} onDone={onDone} />;
}
