import type { ReactNode } from 'react';
import { phrase } from '#app/i18n.ts';
import type { InputProps } from '#kit/inputs/inputs.tsx';
import { MoneyInput } from '#kit/inputs/numbers.tsx';
import { sharedWord, type Title } from '#kit/words.ts';

type Fee = 'insurance_fee' | 'special_goods_fee' | 'additional_cost';
type Declaration = 'special_declaration' | 'insurance_declaration';
type FieldOf = (name: Fee | Declaration, label: Title) => InputProps<string>;

/** What an order asks beside its service fee, and what is declared of its goods. */
export const FeesAndDeclarations = ({ field }: { field: FieldOf }): ReactNode => (
  <>
    <MoneyInput currency="VND" {...field('additional_cost', `${sharedWord('additional_cost')} (VND)`)} />
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
