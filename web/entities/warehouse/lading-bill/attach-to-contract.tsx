import { List } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { attachOrdersOfBill } from '@hakobu/contract/warehouse/lading-bill/lading-bill.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { reasonText } from '#kit/reason-text.ts';
import { EntityPicker } from '#kit/inputs/entity-picker.tsx';
import { PreviewForm } from '#kit/preview-form.tsx';
import { contracts } from '#entities/contract/contract.ts';
import type { LadingBill } from './lading-bill.ts';

/**
 * Attaches the orders of a bill to a contract of its customer; previews which are attached and why others are
 * not.
 */
export function AttachToContract({
  bill: { id: lading_bill_id, customer_id },
  onDone,
}: {
  bill: LadingBill;
  onDone: () => void;
}): ReactNode {
  const t = usePhrases();
  const [contract_id, choose] = useState('');
  return (
    <PreviewForm
      endpoint={attachOrdersOfBill}
      body={contract_id === '' ? undefined : { lading_bill_id, contract_id }}
      submitLabel={t(($) => $.common.action.attach_order)}
      onDone={onDone}
      choices={
        <EntityPicker
          {...contracts}
          query={{ ...contracts.query, filter: { customer_id, status_id: 'Open' } }}
          label={t(($) => $.common.field.contract)}
          value={contract_id}
          onChange={choose}
        />
      }
    >
      {({ attached, skipped }) => (
        <List size="sm">
          {attached.map((order) => (
            <List.Item key={order}>{order}</List.Item>
          ))}
          {skipped.map(({ order_id, reason }) => (
            <List.Item key={order_id} c="dimmed">
              {order_id} ·{' '}
              {t(($) => $.warehouse.lading_bill.message.left_out, { reason: reasonText(reason) })}
            </List.Item>
          ))}
        </List>
      )}
    </PreviewForm>
  );
}
