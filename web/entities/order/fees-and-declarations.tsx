import type { ReactNode } from 'react';
import { isZero } from '@hakobu/contract/kernel/decimal.ts';
import { phrase } from '#app/i18n.ts';
import { formatMoney } from '#kit/format.ts';
import type { InputProps } from '#kit/inputs/input-props.ts';
import { MoneyInput } from '#kit/inputs/numbers.tsx';
import { sharedLabel, type Title } from '#kit/labels.ts';
import type { Order } from './order.ts';

type Fee = 'insurance_fee' | 'special_goods_fee' | 'additional_cost';
type Declaration = 'special_declaration' | 'insurance_declaration';
type FieldOf = (name: Fee | Declaration, label: Title) => InputProps<string>;

/** The fees of an order beside its service fee, and its customs declaration. */
export const FeesAndDeclarations = ({ field }: { field: FieldOf }): ReactNode => (
  <>
    <MoneyInput currency="VND" {...field('additional_cost', `${sharedLabel('additional_cost')} (VND)`)} />
    {(['insurance_fee', 'special_goods_fee'] as const).map((name) => (
      <MoneyInput
        key={name}
        currency="VND"
        {...field(name, `${phrase(($) => $.order.order.log[name])} (VND)`)}
      />
    ))}
    {(['special_declaration', 'insurance_declaration'] as const).map((name) => (
      <MoneyInput
        key={name}
        currency="JPY"
        {...field(name, `${phrase(($) => $.order.order.log[name])} (JPY)`)}
      />
    ))}
  </>
);

/** The parts of service fee and freight, and the customs declaration, without empty values. */
export const feesOf = (order: Order): (readonly [label: string, value: string])[] =>
  (
    [
      [phrase(($) => $.order.order.log.base_service_fee), order.base_service_fee, 'VND'],
      [phrase(($) => $.order.order.log.insurance_fee), order.insurance_fee, 'VND'],
      [phrase(($) => $.order.order.log.special_goods_fee), order.special_goods_fee, 'VND'],
      [phrase(($) => $.common.field.additional_cost), order.additional_cost, 'VND'],
      [phrase(($) => $.order.order.field.box_fee), order.service_fee_boxes, 'VND'],
      [freightBy('air'), order.shipping_fee_air, 'VND'],
      [freightBy('sea'), order.shipping_fee_sea, 'VND'],
      [phrase(($) => $.order.order.log.special_declaration), order.special_declaration, 'JPY'],
      [phrase(($) => $.order.order.log.insurance_declaration), order.insurance_declaration, 'JPY'],
    ] as const
  )
    .filter(([, amount]) => !isZero(amount))
    .map(([label, amount, currency]) => [label, formatMoney(amount, currency)]);

const freightBy = (method: 'air' | 'sea'): string =>
  `${phrase(($) => $.common.field.freight)}: ${phrase(($) => $.common.method[method])}`;
