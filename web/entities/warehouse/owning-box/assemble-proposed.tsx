import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { documentNumber } from '@hakobu/contract/document-number.ts';
import type { ResponseOf } from '@hakobu/contract/kernel/endpoint.ts';
import { assembleProposed } from '@hakobu/contract/warehouse/owning-box/owning-box.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { columnsFor } from '#kit/columns/columns.tsx';
import { FormButton } from '#kit/form.tsx';
import { Rows } from '#kit/page.tsx';
import { PreviewForm } from '#kit/preview-form.tsx';

type Planned = ResponseOf<typeof assembleProposed>['data'][number];
const column = columnsFor<Planned>();
const columns = () => [
  column.code('box_id', { title: ($) => $.common.field.box }),
  column.code('order_id'),
  column.text('customer_name', { title: ($) => $.common.field.customer }),
  column.figure('quantity', { bold: true }),
];

/** Assigns free boxes to the orders whose goods they contain, after previewing the assignment. */
export function AssembleProposedForm({
  boxIds,
  onDone,
}: {
  boxIds: readonly number[];
  onDone: () => void;
}): ReactNode {
  const t = usePhrases();
  return (
    <PreviewForm
      endpoint={assembleProposed}
      body={{ box_ids: [...boxIds] }}
      submitLabel={t(($) => $.warehouse.owning_box.act.assemble)}
      onDone={onDone}
    >
      {({ data, left }) => (
        <>
          <Rows
            rows={data}
            idOf={({ box_id, order_id }) => `${box_id} ${order_id}`}
            columns={columns()}
            label={t(($) => $.warehouse.owning_box.message.proposed)}
          />
          {left.length > 0 && (
            <Text size="sm" c="dimmed">
              {t(($) => $.warehouse.owning_box.message.left)}:{' '}
              {left
                .map(({ box_id, quantity }) => `${documentNumber('box', box_id)} × ${quantity}`)
                .join(' · ')}
            </Text>
          )}
        </>
      )}
    </PreviewForm>
  );
}

/** The same as a button. */
export function AssembleProposed({ boxIds }: { boxIds: readonly number[] }): ReactNode {
  const t = usePhrases();
  return (
    <FormButton
      label={t(($) => $.warehouse.owning_box.act.assemble_proposed)}
      variant="default"
      size="xl"
      disabled={boxIds.length === 0}
    >
      {(close) => <AssembleProposedForm boxIds={boxIds} onDone={close} />}
    </FormButton>
  );
}
