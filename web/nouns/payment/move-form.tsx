import { useState, type ReactNode } from 'react';
import { listCards, listFunds } from '@hakobu/contract/accounting/fund/fund.endpoints.ts';
import { moveEndpoints } from '@hakobu/contract/accounting/payment/payment.endpoints.ts';
import { moveKinds, type MoveKind } from '@hakobu/contract/accounting/transaction/kinds.ts';
import { currencyIds, type CurrencyId } from '@hakobu/contract/kernel/money.ts';
import { usePhrases, type Phrases } from '#app/i18n.ts';
import { useData } from '#client/hooks.ts';
import { prepare } from '#client/prepared.ts';
import { id, money, oneOf, text } from '#kit/fields.ts';
import { formatMoney, today } from '#kit/format.ts';
import { Form } from '#kit/form.tsx';
import { DayInput } from '#kit/inputs/day-input.tsx';
import { EntityPicker } from '#kit/inputs/entity-picker.tsx';
import { Choice, NoteBox, type InputProps } from '#kit/inputs/inputs.tsx';
import { MoneyInput } from '#kit/inputs/numbers.tsx';
import { useFields } from '#kit/use-fields.ts';
import { CustomerPicker } from '#nouns/identity/customer-picker.tsx';
import { suppliers } from '#nouns/product-options.ts';

const currencyOptions = currencyIds.map((id) => ({ value: id, label: id }));

const partyPickers = {
  user: CustomerPicker,
  supplier: (props: InputProps<string>) => <EntityPicker {...suppliers} {...props} />,
};
const partyWords = {
  user: ($: Phrases) => $.common.field.customer,
  supplier: ($: Phrases) => $.common.field.supplier,
};
const sourceLists = { fund: listFunds, card: listCards } as const;

interface MoveProps {
  kind: MoveKind;
  partyId?: string;
  amount?: string;
  currency?: CurrencyId;
  onDone: () => void;
}

/** Money of a customer or supplier in or out, from or to a fund or card: what is asked, the kind says. */
export function MoveForm({
  kind,
  partyId = '',
  amount = '',
  currency = 'JPY',
  onDone,
}: MoveProps): ReactNode {
  const t = usePhrases();
  const { party } = moveKinds[kind];
  const PartyPicker = partyPickers[party];
  const fields = {
    transactionable_id: id({ start: partyId }),
    amount: money({ start: amount, required: true }),
    currency_id: oneOf(['JPY', ...currencyIds], { start: currency }),
    voucher_date: text({ start: today() }),
    description: text(),
  };
  const [chosen, setChosen] = useState('');
  const form = useFields(fields, {
    send: (body) =>
      prepare(moveEndpoints[kind], { body: { ...body, transactionable_type: party, ...source?.named } }),
    onDone,
  });
  const { field, values, errorOf } = form;
  const { label, options } = useSources(kind, values.currency_id);
  const source = options.find(({ value }) => value === chosen) ?? options[0];
  return (
    <Form
      {...form}
      disabled={source === undefined}
      submitLabel={`${t(($) => $.accounting.transaction.act[kind])} ${formatMoney(values.amount, values.currency_id)}`.trim()}
    >
      <div className="fields">
        <PartyPicker {...field('transactionable_id', partyWords[party])} />
        <MoneyInput currency={fields.currency_id.sent(values.currency_id)} {...field('amount')} />
        <Choice {...field('currency_id')} options={currencyOptions} />
        <Choice
          label={label}
          value={source?.value ?? ''}
          onChange={(next) => {
            form.set({}); // another source is another request
            setChosen(next);
          }}
          options={options}
          error={errorOf('fund_id') ?? errorOf('card_id')}
        />
        <DayInput {...field('voucher_date')} />
        <div className="wide">
          <NoteBox {...field('description')} />
        </div>
      </div>
    </Form>
  );
}

/** The funds and cards of a currency that a kind may name, in the order in which it lists them. */
function useSources(kind: MoveKind, currency: string) {
  const t = usePhrases();
  const { sources } = moveKinds[kind];
  const lists = {
    fund: useData(sourceLists.fund, {}, { enabled: sources.includes('fund') }),
    card: useData(sourceLists.card, {}, { enabled: sources.includes('card') }),
  };
  return {
    label: sources.map((source) => t(($) => $.common.field[source])).join(' / '),
    options: sources.flatMap((source) =>
      (lists[source]?.data ?? [])
        .filter(({ currency_id, closed_at }) => currency_id === currency && closed_at === null)
        .map(({ id, name }) => ({ value: `${source} ${id}`, label: name, named: { [`${source}_id`]: id } })),
    ),
  };
}
