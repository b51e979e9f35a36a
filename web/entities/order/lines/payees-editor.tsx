import { Button, Table, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { add, type Decimal } from '@hakobu/contract/kernel/decimal.ts';
import { usePhrases } from '#app/i18n.ts';
import { DayInput } from '#kit/inputs/day-input.tsx';
import { EntityPicker } from '#kit/inputs/entity-picker.tsx';
import { TextBox } from '#kit/inputs/inputs.tsx';
import { MoneyInput } from '#kit/inputs/numbers.tsx';
import { RemoveButton } from '#kit/remove-button.tsx';
import { suppliers } from '#entities/product-options.ts';
import { emptyPayee, type DraftPayee } from './draft-payee.ts';
import type { EditorProps } from './editor-props.ts';
import { Cell, focusNextField, focusNextOnEnter, LinesTable, useLineFocus } from './lines-table.tsx';
import { LinesTotal } from './lines-total.tsx';
import type { CodeResult } from './use-product-codes.ts';
import { usePastedPayees } from './use-pasted-payees.ts';

/** Payees with a name are sent. */
export const payeesBody = (lines: readonly DraftPayee[]) =>
  lines
    .filter(({ supplier_id }) => supplier_id !== '')
    .map(({ supplier_id, amount, due_date, note }) => ({
      ...{ supplier_id: Number(supplier_id), amount: amount || '0', due_date: due_date || null, note },
    }));

export const totalOfPayees = (lines: readonly DraftPayee[]): Decimal =>
  add('0', ...lines.map(({ amount }) => amount || '0'));

/** The payees of an order in Japan with their amounts. */
export function PayeesEditor({
  lines,
  onChange,
  currency,
  party,
  errorOf,
}: EditorProps<DraftPayee>): ReactNode {
  const t = usePhrases();
  const { rows, goTo } = useLineFocus();
  const { result, paste } = usePastedPayees(lines, onChange);
  const sent = lines.filter(({ supplier_id }) => supplier_id !== '');
  const set = (key: number, change: Partial<DraftPayee>) =>
    onChange(lines.map((line) => (line.key === key ? { ...line, ...change } : line)));
  const addOne = () => {
    const empty = lines.findIndex(({ supplier_id }) => supplier_id === '');
    if (empty < 0) onChange([...lines, emptyPayee()]);
    goTo(empty < 0 ? lines.length : empty);
  };
  return (
    <div
      onPasteCapture={(event) => {
        const { role } = event.target as HTMLElement;
        if (role === 'combobox' && paste(event.clipboardData.getData('text'))) event.preventDefault();
      }}
    >
      <LinesTable
        heads={[
          { title: t(($) => $.common.field.supplier) },
          { title: `${t(($) => $.common.field.amount)} (${currency})`, right: true, width: 130 },
          { title: t(($) => $.order.order.field.due_date), width: 126 },
          { title: t(($) => $.order.order.field.line_note), width: 160 },
        ]}
      >
        <Table.Tbody ref={rows}>
          {lines.map((line, index) => (
            <PayeeRow
              key={line.key}
              {...{ line, currency }}
              onChange={(change) => set(line.key, change)}
              onNext={() => (index === lines.length - 1 ? addOne() : goTo(index + 1))}
              onRemove={
                lines.length === 1 ? undefined : () => onChange(lines.filter(({ key }) => key !== line.key))
              }
              errorOf={(field) =>
                line.supplier_id === '' ? undefined : errorOf(`payees.${sent.indexOf(line)}.${field}`)
              }
            />
          ))}
        </Table.Tbody>
      </LinesTable>
      <Foot result={result} onAdd={addOne} total={totalOfPayees(lines)} {...{ currency, party }} />
    </div>
  );
}

/** The button that adds a payee, the result of pasting, and the total. */
function Foot({
  result,
  onAdd,
  ...total
}: Pick<EditorProps<DraftPayee>, 'currency' | 'party'> & {
  result: CodeResult | undefined;
  onAdd: () => void;
  total: Decimal;
}): ReactNode {
  const t = usePhrases();
  return (
    <div className="lines-foot">
      <Button variant="default" leftSection={<IconPlus size={14} />} onClick={onAdd}>
        {t(($) => $.order.order.act.add_payee)}
      </Button>
      <Text className="lines-result" size="xs" role="status" c={result?.bad ? 'var(--minus)' : 'dimmed'}>
        {result?.words ?? t(($) => $.order.order_item.message.paste_payees)}
      </Text>
      <LinesTotal {...total} />
    </div>
  );
}

/** One payee; the only one cannot be removed. */
function PayeeRow({
  line,
  currency,
  onChange,
  onNext,
  onRemove,
  errorOf,
}: Pick<EditorProps<DraftPayee>, 'currency' | 'errorOf'> & {
  line: DraftPayee;
  onChange: (change: Partial<DraftPayee>) => void;
  onNext: () => void;
  onRemove: (() => void) | undefined;
}): ReactNode {
  const t = usePhrases();
  const label = {
    supplier_id: t(($) => $.common.field.supplier),
    amount: `${t(($) => $.common.field.amount)} (${currency})`,
    due_date: t(($) => $.order.order.field.due_date),
    note: t(($) => $.order.order.field.line_note),
  };
  const field = (name: keyof typeof label) => ({
    'aria-label': label[name],
    value: line[name],
    onChange: (value: string) => onChange({ [name]: value }),
    error: errorOf(name),
  });
  return (
    <Table.Tr data-line onKeyDown={focusNextOnEnter(onNext)}>
      <Cell head label={label.supplier_id}>
        <EntityPicker {...suppliers} {...field('supplier_id')} onEntered={focusNextField} />
      </Cell>
      <Cell label={label.amount}>
        <MoneyInput currency={currency} {...field('amount')} />
      </Cell>
      <Cell label={label.due_date}>
        <DayInput {...field('due_date')} />
      </Cell>
      <Cell label={label.note}>
        <TextBox {...field('note')} />
      </Cell>
      <Table.Td data-act>
        <RemoveButton deletes onClick={onRemove} />
      </Table.Td>
    </Table.Tr>
  );
}
