import { Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { documentNumber } from '@hakobu/contract/document-number.ts';
import type { ResponseOf } from '@hakobu/contract/kernel/endpoint.ts';
import {
  containerCost,
  getContainerAccounting,
} from '@hakobu/contract/warehouse/container-cost/container-cost.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { may } from '#app/session.ts';
import { useCall } from '#client/hooks.ts';
import { rowVersion, deferRequest } from '#client/deferred-request.ts';
import { columnsFor } from '#kit/columns/columns.tsx';
import { can } from '#kit/document/document-actions.tsx';
import { DocumentFrame } from '#kit/document/document-frame.tsx';
import { FormButton } from '#kit/form.tsx';
import { Facts, Rows, Section } from '#kit/page.tsx';
import { QueryStatus } from '#kit/query-view.tsx';
import { RowActions } from '#kit/row-actions.tsx';
import { Money } from '#kit/values.tsx';
import { openAmount } from '#entities/accounting/debt/clearing.ts';
import { MoveButtons } from '#entities/payment/move-buttons.tsx';
import { SettleForm } from '#entities/payment/settle-form.tsx';
import { ContainerCostForm, NewContainerCost, type ContainerCost } from './container-cost-form.tsx';

type Accounting = ResponseOf<typeof getContainerAccounting>;

/** Costs, revenue and margin of a container by bill and customer. */
export function ContainerAccounting({ id }: { id: number }): ReactNode {
  const t = usePhrases();
  const reading = useCall(getContainerAccounting, { params: { id } });
  const container = reading.data;
  if (container === undefined) return <QueryStatus of={reading} />;
  return (
    <DocumentFrame
      opens="container_id"
      title={container.name}
      actions={<MoveButtons screen="supplier_wallets" variant="default" />}
      linked={{ of: 'container', id }}
    >
      <Section title={t(($) => $.common.section.money)}>
        <Facts
          rows={(['freight', 'cost', 'profit'] as const).map((figure) => [
            t(($) => $.warehouse.container_cost.field[figure]),
            <Money key={figure} value={container[figure]} currency="VND" />,
          ])}
        />
      </Section>
      <Costs container={container} />
      <Section title={t(($) => $.common.field.lading_bills)}>
        <Rows rows={container.bills} idOf={(bill) => bill.id} columns={billColumns()} />
      </Section>
      <Section title={t(($) => $.warehouse.container_cost.section.customers)}>
        <Rows rows={container.customers} idOf={(one) => one.id} columns={customerColumns()} />
      </Section>
    </DocumentFrame>
  );
}

const bill = columnsFor<Accounting['bills'][number]>().withLabels(($) => $.warehouse.container_cost.field);
const billColumns = () => [
  bill.code('name', { title: ($) => $.warehouse.lading_bill.name }),
  bill.entity('customer'),
  bill.figure('chargeable_weight'),
  bill.figure('volume'),
  bill.money('freight', { currency: 'VND' }),
  bill.money('cost', { currency: 'VND' }),
  bill.money('profit', { currency: 'VND', bold: true }),
];
const customer = columnsFor<Accounting['customers'][number]>().withLabels(
  ($) => $.warehouse.container_cost.field,
);
const customerColumns = () => [
  customer.text('name', { title: ($) => $.common.field.customer }),
  customer.money('freight', { currency: 'VND' }),
  customer.money('cost', { currency: 'VND' }),
  customer.money('profit', { currency: 'VND', bold: true }),
];

const cost = columnsFor<ContainerCost>().withLabels(($) => $.warehouse.container_cost.field);
const costColumns = (containerId: number) => [
  cost.word('kind', ($) => $.warehouse.container_cost.kind),
  cost.text('supplier_name', { title: ($) => $.common.field.supplier }),
  cost.money('amount', { bold: true }),
  cost.money('amount_base', { currency: 'VND' }),
  cost.word('basis', ($) => $.warehouse.container_cost.basis),
  cost.money('paid'),
  cost.money('unsolved'),
  cost.status('state', 'container_cost', ($) => $.warehouse.container_cost.state, {
    title: ($) => $.common.field.status,
  }),
  cost.text('note'),
  cost.act((row) => <CostActs cost={row} containerId={containerId} />),
];

function Costs({ container: { id, costs } }: { container: Accounting }): ReactNode {
  const t = usePhrases();
  return (
    <Section
      title={t(($) => $.warehouse.container_cost.name)}
      actions={
        may({ resource: 'container_cost', action: 'create' }) && (
          <FormButton label={t(($) => $.warehouse.container_cost.act.new)}>
            {(close) => <NewContainerCost containerId={id} onDone={close} />}
          </FormButton>
        )
      }
    >
      <Rows rows={costs} idOf={(row) => row.id} columns={costColumns(id)} />
    </Section>
  );
}

function CostActs({ cost: row, containerId }: { cost: ContainerCost; containerId: number }): ReactNode {
  const t = usePhrases();
  const number = documentNumber('container_cost', row.id);
  return (
    <Group gap={4} justify="flex-end" wrap="nowrap">
      {can(row.actions, 'pay') && (
        <FormButton
          label={t(($) => $.common.act.pay)}
          title={`${t(($) => $.common.act.pay)}: ${t(($) => $.warehouse.container_cost.name)} ${number}`}
          variant="subtle"
        >
          {(close) => (
            <SettleForm
              kind="payment_purchase"
              party={{ type: 'supplier', id: row.supplier_id }}
              receipt={{ type: 'container', id: containerId }}
              containerCostId={row.id}
              currency={row.currency_id}
              amount={openAmount(row)}
              onDone={close}
            />
          )}
        </FormButton>
      )}
      <RowActions
        name={number}
        editable={can(row.actions, 'update')}
        edit={{
          of: t(($) => $.warehouse.container_cost.name),
          form: (close) => <ContainerCostForm cost={row} onDone={close} />,
        }}
        deletable={can(row.actions, 'delete')}
        erase={deferRequest(containerCost.delete, rowVersion(row))}
      />
    </Group>
  );
}
