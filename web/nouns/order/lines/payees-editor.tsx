import { ActionIcon, Button, Group, Stack, Text } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { add } from '@hakobu/contract/kernel/decimal.ts';
import { usePhrases } from '#app/i18n.ts';
import { DayInput } from '#kit/inputs/day-input.tsx';
import { EntityPicker } from '#kit/inputs/entity-picker.tsx';
import { TextBox } from '#kit/inputs/inputs.tsx';
import { MoneyInput } from '#kit/inputs/numbers.tsx';
import { Money } from '#kit/show.tsx';
import { suppliers } from '#nouns/product-options.ts';
import { nextKey } from './draft-line.ts';
import type { EditorProps } from './editor-props.ts';

/** Somebody to pay, while it is typed. */
export interface DraftPayee {
  key: number;
  supplier_id: string;
  amount: string;
  due_date: string;
  note: string;
}

export const emptyPayee = (): DraftPayee => ({
  key: nextKey(),
  supplier_id: '',
  amount: '',
  due_date: '',
  note: '',
});

/** Whom an order pays in Japan, and how much. */
export function PayeesEditor({ lines, onChange, currency, errorOf }: EditorProps<DraftPayee>): ReactNode {
  const t = usePhrases();
  const total = add('0', ...lines.map(({ amount }) => amount || '0'));
  const set = (key: number, change: Partial<DraftPayee>) =>
    onChange(lines.map((line) => (line.key === key ? { ...line, ...change } : line)));
  return (
    <Stack gap="xs">
      {lines.map((line, index) => (
        <PayeeRow
          key={line.key}
          {...{ line, currency }}
          onChange={(change) => set(line.key, change)}
          onRemove={
            lines.length === 1 ? undefined : () => onChange(lines.filter(({ key }) => key !== line.key))
          }
          errorOf={(field) => errorOf(`payees.${index}.${field}`)}
        />
      ))}
      <Group justify="space-between">
        <Button
          variant="default"
          leftSection={<IconPlus size={14} />}
          onClick={() => onChange([...lines, emptyPayee()])}
        >
          {t(($) => $.order.order.act.add_payee)}
        </Button>
        <Text size="sm" fw={700}>
          {t(($) => $.common.field.total)}: <Money value={total} currency={currency} />
        </Text>
      </Group>
    </Stack>
  );
}

/** One of them; the last one that is left cannot be removed. */
function PayeeRow({
  line,
  currency,
  onChange,
  onRemove,
  errorOf,
}: Pick<EditorProps<DraftPayee>, 'currency' | 'errorOf'> & {
  line: DraftPayee;
  onChange: (change: Partial<DraftPayee>) => void;
  onRemove: (() => void) | undefined;
}): ReactNode {
  const t = usePhrases();
  return (
    <Group gap="xs" align="flex-start" data-line>
      <EntityPicker
        {...suppliers}
        label={t(($) => $.common.field.supplier)}
        value={line.supplier_id}
        onChange={(supplier_id) => onChange({ supplier_id })}
        error={errorOf('supplier_id')}
      />
      <MoneyInput
        currency={currency}
        label={`${t(($) => $.common.field.amount)} (${currency})`}
        value={line.amount}
        onChange={(amount) => onChange({ amount })}
        error={errorOf('amount')}
      />
      <DayInput
        label={t(($) => $.order.order.field.due_date)}
        value={line.due_date}
        onChange={(due_date) => onChange({ due_date })}
        error={errorOf('due_date')}
      />
      <TextBox
        label={t(($) => $.common.field.note)}
        value={line.note}
        onChange={(note) => onChange({ note })}
      />
      <ActionIcon
        variant="subtle"
        color="red"
        aria-label={t(($) => $.common.act.remove)}
        mt={26}
        disabled={onRemove === undefined}
        onClick={onRemove}
      >
        <IconTrash size={14} />
      </ActionIcon>
    </Group>
  );
}
