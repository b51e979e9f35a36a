import type { ReactNode } from 'react';
import { currencyIds } from '@hakobu/contract/kernel/money.ts';
import { freightChargeTypes } from '@hakobu/contract/warehouse/freight/rate-freight.ts';
import { usePhrases, type Phrases } from '#app/i18n.ts';
import { Choice, TextBox } from '#kit/inputs/inputs.tsx';
import type { InputProps, Option } from '#kit/inputs/input-props.ts';
import { useAreas } from '#entities/area-options.ts';
import { useShipmentMethods } from '#entities/options.ts';
import { labelIn } from '#kit/labels.ts';

/** What a condition of a key can be, where that is a list: currencies, methods, areas or units. */
export function useConditionOptions(): (group: string, key: string) => Option[] | undefined {
  const t = usePhrases();
  const areas = useAreas();
  const methods = useShipmentMethods();
  const currencies = currencyIds.map((id) => ({ value: id, label: id }));
  return (group, key) => {
    if (key === 'currency' || (group === 'exchange-rates' && (key === 'from' || key === 'to')))
      return currencies;
    if (key === 'shipment-method') return methods.options;
    if (key === 'from' || key === 'to') return areas.options;
    if (key === 'unit')
      return freightChargeTypes.map((id) => ({ value: id, label: t(($) => $.warehouse.freight.type[id]) }));
    return undefined;
  };
}

export const conditionLabel = ($: Phrases, key: string): string => labelIn($.product.price.condition, key);

/** The value as people read it: names instead of ids, or as it was written. */
export function useConditionText(): (group: string, key: string, value: string) => string {
  const optionsOf = useConditionOptions();
  return (group, key, value) =>
    optionsOf(group, key)?.find((option) => option.value === value)?.label ?? value;
}

export function ConditionValue({
  group,
  conditionKey,
  ...props
}: InputProps<string> & { group: string; conditionKey: string }): ReactNode {
  const options = useConditionOptions()(group, conditionKey);
  return options === undefined ? <TextBox {...props} /> : <Choice {...props} options={options} />;
}
