import type { ReactNode } from 'react';
import type { RowOf } from '@hakobu/contract/kernel/endpoint.ts';
import { currencyIds } from '@hakobu/contract/kernel/money.ts';
import {
  containerCost,
  containerCostKinds,
  costBases,
} from '@hakobu/contract/warehouse/container-cost/container-cost.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { rowVersion, deferRequest } from '#client/deferred-request.ts';
import { changeableFields } from '#kit/document/can-change.ts';
import { ChangeableMoney } from '#kit/document/changeable-money.tsx';
import { id, money, oneOf, text } from '#kit/fields.ts';
import { Form } from '#kit/form.tsx';
import { EntityPicker } from '#kit/inputs/entity-picker.tsx';
import { Choice, NoteBox } from '#kit/inputs/inputs.tsx';
import { MoneyInput } from '#kit/inputs/numbers.tsx';
import { useFields } from '#kit/use-fields.ts';
import { suppliers } from '#entities/product-options.ts';

export type ContainerCost = RowOf<typeof containerCost.list>;

const currency = oneOf(['VND', ...currencyIds]);
const kind = oneOf(containerCostKinds);
const basis = oneOf(costBases);
const shared = { kind, basis, amount: money({ required: true }), note: text() };

/** Labels of cost kinds and allocation keys. */
function useWords() {
  const t = usePhrases();
  return {
    kinds: containerCostKinds.map((one) => ({
      value: one,
      label: t(($) => $.warehouse.container_cost.kind[one]),
    })),
    bases: costBases.map((one) => ({
      value: one,
      label: t(($) => $.warehouse.container_cost.basis[one]),
    })),
  };
}

/** Records a cost charged by a forwarder, agency or other supplier. */
export function NewContainerCost({
  containerId,
  onDone,
}: {
  containerId: number;
  onDone: () => void;
}): ReactNode {
  const { kinds, bases } = useWords();
  const form = useFields(
    { supplier_id: id(), currency_id: currency, ...shared },
    {
      words: ($) => $.warehouse.container_cost.field,
      send: (body) => deferRequest(containerCost.create, { body: { ...body, container_id: containerId } }),
      onDone,
    },
  );
  const { field, values } = form;
  return (
    <Form {...form}>
      <div className="fields">
        <EntityPicker {...suppliers} {...field('supplier_id')} />
        <Choice {...field('kind')} options={kinds} />
        <MoneyInput currency={currency.sent(values.currency_id)} {...field('amount')} />
        <Choice {...field('currency_id')} options={currencyIds.map((one) => ({ value: one, label: one }))} />
        <Choice {...field('basis')} options={bases} />
        <div className="wide">
          <NoteBox {...field('note')} />
        </div>
      </div>
    </Form>
  );
}

/** Changes a cost; its supplier and currency are fixed, and its amount once it is paid. */
export function ContainerCostForm({ cost, onDone }: { cost: ContainerCost; onDone: () => void }): ReactNode {
  const { kinds, bases } = useWords();
  const { field, ...form } = useFields(shared, {
    words: ($) => $.warehouse.container_cost.field,
    row: cost,
    send: (body) =>
      deferRequest(containerCost.update, { ...rowVersion(cost), body: changeableFields(cost.actions, body) }),
    onDone,
  });
  return (
    <Form {...form}>
      <div className="fields">
        <Choice {...field('kind')} options={kinds} />
        <ChangeableMoney
          name="amount"
          row={cost}
          currency={cost.currency_id}
          {...field('amount', ($) => `${$.common.field.amount} (${cost.currency_id})`)}
        />
        <Choice {...field('basis')} options={bases} />
        <div className="wide">
          <NoteBox {...field('note')} />
        </div>
      </div>
    </Form>
  );
}
