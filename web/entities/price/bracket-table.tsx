import { Button, Table, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { usePhrases } from '#app/i18n.ts';
import { formatNumber } from '#kit/format.ts';
import { PriceInput, QuantityInput } from '#kit/inputs/numbers.tsx';
import { RemoveButton } from '#kit/remove-button.tsx';

/** A bracket that is not saved yet: its upper limit and value. */
export interface BracketStep {
  key: number;
  to: string;
  value: string;
}

let keys = 0;
const step = (to = '', value = ''): BracketStep => ({ key: (keys += 1), to, value });

/** Brackets as form values, at least one. */
export const stepsOf = (amounts: readonly { to: string | null; value: string }[]): BracketStep[] =>
  amounts.length === 0 ? [step()] : amounts.map(({ to, value }) => step(to ?? '', value));

/** Brackets as they are sent: each begins where the one above ends, and the last has no end. */
export const amountsOf = (steps: readonly BracketStep[]) =>
  steps.map(({ to, value }, index) => ({
    from: steps[index - 1]?.to || '0',
    to: index === steps.length - 1 ? null : to || '0',
    value: value || '0',
  }));

interface BracketTableProps {
  steps: readonly BracketStep[];
  onChange: (steps: BracketStep[]) => void;
  errorOf: (field: string) => string | undefined;
}

/** The brackets of a price, one below the other, and a button for one more. */
export function BracketTable({ steps, onChange, errorOf }: BracketTableProps): ReactNode {
  const t = usePhrases();
  const amounts = amountsOf(steps);
  return (
    <>
      <Table verticalSpacing={4} aria-label={t(($) => $.product.price.field.bracket)}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th ta="right">{t(($) => $.common.field.range_from)}</Table.Th>
            <Table.Th ta="right">{t(($) => $.common.field.range_to)}</Table.Th>
            <Table.Th ta="right">{t(($) => $.product.price.field.value)}</Table.Th>
            <Table.Th w={30} aria-label={t(($) => $.common.act.remove)} />
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {steps.map((one, index) => (
            <Bracket
              key={one.key}
              step={one}
              from={amounts[index]!.from}
              open={index === steps.length - 1}
              onChange={(part) =>
                onChange(steps.map((other) => (other === one ? { ...one, ...part } : other)))
              }
              onRemove={
                steps.length === 1 ? undefined : () => onChange(steps.filter((other) => other !== one))
              }
              errorOf={(field) => errorOf(`amounts.${index}.${field}`)}
            />
          ))}
        </Table.Tbody>
      </Table>
      <Button
        variant="default"
        leftSection={<IconPlus size={14} />}
        onClick={() => onChange([...steps, step('', steps.at(-1)?.value)])}
      >
        {t(($) => $.product.price.act.add_bracket)}
      </Button>
    </>
  );
}

interface BracketProps {
  step: BracketStep;
  from: string;
  /** It has no end. */
  open: boolean;
  onChange: (part: Partial<BracketStep>) => void;
  /** Missing for the only one. */
  onRemove: (() => void) | undefined;
  errorOf: (field: string) => string | undefined;
}

function Bracket({ step: { to, value }, from, open, onChange, onRemove, errorOf }: BracketProps): ReactNode {
  const t = usePhrases();
  return (
    <Table.Tr>
      <Table.Td ta="right">
        <Text size="sm" className="figure">
          {formatNumber(from)}
        </Text>
      </Table.Td>
      <Table.Td>
        {open ? (
          <Text ta="right" size="sm">
            ∞
          </Text>
        ) : (
          <QuantityInput
            blank
            scale={4}
            aria-label={t(($) => $.common.field.range_to)}
            value={to}
            onChange={(next) => onChange({ to: next })}
            error={errorOf('to')}
          />
        )}
      </Table.Td>
      <Table.Td>
        <PriceInput
          aria-label={t(($) => $.product.price.field.value)}
          value={value}
          onChange={(next) => onChange({ value: next })}
          error={errorOf('value')}
        />
      </Table.Td>
      <Table.Td>
        <RemoveButton deletes onClick={onRemove} />
      </Table.Td>
    </Table.Tr>
  );
}
