import type { ReactNode } from 'react';
import {
  createContainer,
  listContainerTypes,
} from '@hakobu/contract/warehouse/container/container.endpoints.ts';
import { useLookup } from '#client/hooks.ts';
import { deferRequest } from '#client/deferred-request.ts';
import { id, text } from '#kit/fields.ts';
import { Form } from '#kit/form.tsx';
import { Choice, TextBox } from '#kit/inputs/inputs.tsx';
import { useFields } from '#kit/use-fields.ts';
import { useAreas } from '#entities/area-options.ts';
import { useShipmentMethods } from '#entities/options.ts';
import type { Container } from './container.ts';

/** Plans a container: shipping method and route. */
export function ContainerForm({ onDone }: { onDone: (row: Container) => void }): ReactNode {
  const [origins, destinations] = [useAreas('origin').options, useAreas('destination').options];
  const methods = useShipmentMethods();
  const types = useLookup(listContainerTypes);
  const form = useFields(
    {
      name: text({ required: true }),
      shipment_method_id: text({ start: 'sea' }),
      type_id: text({ start: '20GP' }),
      from_area_id: id({ start: origins[0]?.value }),
      to_area_id: id({ start: destinations[0]?.value }),
    },
    { send: (body) => deferRequest(createContainer, { body }), onDone },
  );
  const { field } = form;
  return (
    <Form {...form}>
      <div className="fields">
        <TextBox autoFocus {...field('name')} />
        <Choice {...field('shipment_method_id')} options={methods.options} />
        <Choice
          {...field('type_id', ($) => $.warehouse.container.field.container_type)}
          options={types.map(({ id: value, name }) => ({ value, label: name }))}
        />
        <Choice {...field('from_area_id', ($) => $.common.field.from)} options={origins} />
        <Choice {...field('to_area_id', ($) => $.common.field.to)} options={destinations} />
      </div>
    </Form>
  );
}
