import { Button, Group, Table, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { lazy, Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import { add as sum } from '@hakobu/contract/kernel/decimal.ts';
import type { CurrencyId } from '@hakobu/contract/kernel/money.ts';
import { usePhrases } from '#app/i18n.ts';
import { Money } from '#kit/show.tsx';
import { amountsOf, emptyLine, type DraftLine } from './draft-line.ts';
import { LineRow } from './line-row.tsx';

const QuickCreate = lazy(() => import('#nouns/product/quick-create.tsx'));

interface LinesEditorProps {
  lines: DraftLine[];
  onChange: (lines: DraftLine[]) => void;
  currency: CurrencyId;
  errorOf: (field: string) => string | undefined;
  withDelivery?: boolean;
}

/** Lines of an order or purchase, with the money of each at once. */
export function LinesEditor({
  lines,
  onChange,
  currency,
  errorOf,
  withDelivery = false,
}: LinesEditorProps): ReactNode {
  const [missing, setMissing] = useState<{ key: number; code: string }>();
  const { rows, add, goTo } = useLineFocus(lines, onChange);
  const set = (key: number, change: Partial<DraftLine>) =>
    onChange(lines.map((line) => (line.key === key ? { ...line, ...change } : line)));
  return (
    <>
      <Table.ScrollContainer minWidth={900} type="native">
        <Table verticalSpacing={4}>
          <Heads withDelivery={withDelivery} />
          <Table.Tbody ref={rows}>
            {lines.map((line, index) => (
              <LineRow
                key={line.key}
                {...{ line, currency, withDelivery }}
                onChange={(change) => set(line.key, change)}
                onMissing={(code) => setMissing({ key: line.key, code })}
                onNext={() => (index === lines.length - 1 ? add() : goTo(index + 1))}
                onRemove={
                  lines.length === 1 ? undefined : () => onChange(lines.filter(({ key }) => key !== line.key))
                }
                errorOf={(field) => errorOf(`items.${index}.${field}`)}
              />
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
      <LinesFoot {...{ lines, currency }} onAdd={add} />
      {missing !== undefined && (
        <Suspense fallback={null}>
          <QuickCreate
            opened
            onClose={() => setMissing(undefined)}
            code={missing.code}
            onDone={({ id, price }) => {
              set(missing.key, { product_id: id, price });
              setMissing(undefined);
            }}
          />
        </Suspense>
      )}
    </>
  );
}

/** The line that Enter leads to, or that was made, has the focus. */
function useLineFocus(lines: DraftLine[], onChange: (lines: DraftLine[]) => void) {
  const rows = useRef<HTMLTableSectionElement>(null);
  const [wanted, goTo] = useState<number>();
  useEffect(() => {
    if (wanted === undefined) return;
    rows.current?.querySelectorAll('tr')[wanted]?.querySelector('input')?.focus();
    goTo(undefined);
  }, [wanted]);
  const add = () => {
    const empty = lines.findIndex(({ product_id }) => product_id === '');
    if (empty < 0) onChange([...lines, emptyLine()]);
    goTo(empty < 0 ? lines.length : empty);
  };
  return { rows, add, goTo };
}

/** What the columns are called, and how narrow they may get. */
function Heads({ withDelivery }: { withDelivery: boolean }): ReactNode {
  const t = usePhrases();
  return (
    <Table.Thead>
      <Table.Tr>
        <Table.Th miw={220}>{t(($) => $.common.field.product)}</Table.Th>
        <RightHead width={100}>{t(($) => $.common.field.price)}</RightHead>
        <Table.Th>{t(($) => $.order.order.field.with_tax)}</Table.Th>
        <RightHead width={80}>{t(($) => $.common.field.quantity)}</RightHead>
        <RightHead width={70}>{t(($) => $.order.order.field.tax_percent)}</RightHead>
        <RightHead width={70}>{t(($) => $.order.order.field.discount_percent)}</RightHead>
        {withDelivery && <Table.Th miw={130}>{t(($) => $.order.order.field.expected_delivery)}</Table.Th>}
        <RightHead width={100}>{t(($) => $.common.field.total)}</RightHead>
        <Table.Th w={30} aria-label={t(($) => $.common.act.remove)} />
      </Table.Tr>
    </Table.Thead>
  );
}

const RightHead = ({ width, children }: { width: number; children: string }): ReactNode => (
  <Table.Th ta="right" miw={width}>
    {children}
  </Table.Th>
);

/** One more line, and what all of them come to. */
function LinesFoot({
  lines,
  onAdd,
  currency,
}: Pick<LinesEditorProps, 'lines' | 'currency'> & { onAdd: () => void }): ReactNode {
  const t = usePhrases();
  const total = sum('0', ...lines.map((line) => amountsOf(line, currency).balance));
  return (
    <Group justify="space-between" mt="xs">
      <Button
        variant="default"
        leftSection={<IconPlus size={14} />}
        disabled={lines.some(({ product_id }) => product_id === '')}
        onClick={onAdd}
      >
        {t(($) => $.common.act.add_product)}
      </Button>
      <Text size="sm" fw={700}>
        {t(($) => $.common.field.total)}: <Money value={total} currency={currency} />
      </Text>
    </Group>
  );
}
