import { Anchor, Button, Table, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { lazy, Suspense, useState, type ReactNode, type RefObject } from 'react';
import { usePhrases } from '#app/i18n.ts';
import { may } from '#app/session.ts';
import { useScannedKeys } from '#kit/scan/use-scanned-keys.ts';
import { useScansInFields } from '#kit/scan/use-scans-in-fields.ts';
import { emptyLine, linesWithProduct, taxOf, totalOf, withProduct, type DraftLine } from './draft-line.ts';
import type { EditorProps } from './editor-props.ts';
import { emptyLineLike } from './line-changes.ts';
import { useBelowCost } from './use-below-cost.ts';
import { LinesMargin } from './line-margin.tsx';
import { LineRow } from './line-row.tsx';
import { LinesTable, useLineFocus } from './lines-table.tsx';
import { LinesTotal } from './lines-total.tsx';
import { useProductCodes, type CodeResult } from './use-product-codes.ts';

const QuickCreate = lazy(() => import('#entities/product/quick-create.tsx'));

interface LinesEditorProps extends EditorProps<DraftLine> {
  ofOrder?: boolean;
}

/** Draft lines of an order or purchase with live totals. Products are picked, scanned or pasted. */
export function LinesEditor(props: LinesEditorProps): ReactNode {
  const { lines, onChange, currency, party } = props;
  const [missing, setMissing] = useState<{ key?: number; code: string }>();
  const { rows, goTo } = useLineFocus();
  const mayMake = may({ resource: 'product', action: 'create' });
  const below = useBelowCost(props.ofOrder === true ? lines : [], currency);
  const codes = useProductCodes(lines, onChange, (code) => mayMake && setMissing({ code }));
  useScannedKeys(codes.scan);
  const keepScans = useScansInFields(codes.scan, (field) => field.role === 'combobox');
  const set = (key: number, change: Partial<DraftLine>) =>
    onChange(lines.map((line) => (line.key === key ? { ...line, ...change } : line)));
  const add = () => {
    const empty = lines.findIndex(({ product_id }) => product_id === '');
    if (empty < 0) onChange([...lines, emptyLineLike(lines)]);
    goTo(empty < 0 ? lines.length : empty);
  };
  return (
    <div
      onKeyDownCapture={keepScans}
      onPasteCapture={(event) => {
        const { role } = event.target as HTMLElement;
        if (role === 'combobox' && codes.paste(event.clipboardData.getData('text'))) event.preventDefault();
      }}
    >
      <LineRows
        {...props}
        {...{ rows, below, set, setMissing }}
        onCode={codes.take}
        onNext={(index) => (index === lines.length - 1 ? add() : goTo(index + 1))}
      />
      <div className="lines-foot">
        <AddLine lines={lines} onAdd={add} />
        <CodeResultText result={codes.result} onMissing={(code) => setMissing({ code })} />
        <LinesTotal total={totalOf(lines, currency)} tax={taxOf(lines, currency)} {...{ currency, party }}>
          {props.ofOrder === true && (
            <LinesMargin {...{ lines, currency }} below={below.filter(Boolean).length} />
          )}
        </LinesTotal>
      </div>
      {missing !== undefined && (
        <Suspense fallback={null}>
          <QuickCreate
            opened
            onClose={() => setMissing(undefined)}
            code={missing.code}
            onDone={(goods) => {
              if (missing.key === undefined) codes.addScanned(goods);
              else set(missing.key, { ...withProduct(emptyLine(), goods) });
              setMissing(undefined);
            }}
          />
        </Suspense>
      )}
    </div>
  );
}

/** The rows with their headings. The server reports errors by the index of a line among those sent. */
function LineRows({
  lines,
  onChange,
  currency,
  errorOf,
  ofOrder = false,
  method,
  rows,
  below,
  set,
  setMissing,
  onCode,
  onNext,
}: LinesEditorProps & {
  rows: RefObject<HTMLTableSectionElement | null>;
  below: readonly boolean[];
  set: (key: number, change: Partial<DraftLine>) => void;
  setMissing: (missing: { key: number; code: string }) => void;
  onCode: (key: number, code: string) => Promise<boolean>;
  onNext: (index: number) => void;
}): ReactNode {
  const t = usePhrases();
  const sent = linesWithProduct(lines);
  const only = lines.length === 1;
  return (
    <LinesTable
      heads={[
        { title: t(($) => $.common.field.product) },
        { title: t(($) => $.common.field.price), right: true, width: 92 },
        { title: t(($) => $.order.order.field.with_tax) },
        { title: t(($) => $.common.field.quantity), right: true, width: 76 },
        { title: t(($) => $.order.order.field.tax_percent), right: true, width: 62 },
        { title: t(($) => $.order.order.field.discount_percent), right: true, width: 62 },
        ...(ofOrder ? [{ title: t(($) => $.order.order.field.expected_delivery), width: 126 }] : []),
        { title: t(($) => $.order.order.field.line_note), width: 90 },
        { title: t(($) => $.common.field.total), right: true, width: 90 },
      ]}
    >
      <Table.Tbody ref={rows}>
        {lines.map((line, index) => (
          <LineRow
            key={line.key}
            {...{ line, currency, ofOrder, method }}
            isBelowCost={below[index] === true}
            onChange={(change) => set(line.key, change)}
            onMissing={(code) => setMissing({ key: line.key, code })}
            onCode={(code) => onCode(line.key, code)}
            onNext={() => onNext(index)}
            onRemove={only ? undefined : () => onChange(lines.filter(({ key }) => key !== line.key))}
            errorOf={(field) =>
              line.product_id === '' ? undefined : errorOf(`items.${sent.indexOf(line)}.${field}`)
            }
          />
        ))}
      </Table.Tbody>
    </LinesTable>
  );
}

function AddLine({ lines, onAdd }: { lines: readonly DraftLine[]; onAdd: () => void }): ReactNode {
  const t = usePhrases();
  return (
    <Button
      variant="default"
      leftSection={<IconPlus size={14} />}
      disabled={lines.some(({ product_id }) => product_id === '')}
      onClick={onAdd}
    >
      {t(($) => $.common.act.add_product)}
    </Button>
  );
}

/** The result of the last code; before the first one, a hint that codes can be scanned and pasted. */
function CodeResultText({
  result,
  onMissing,
}: {
  result: CodeResult | undefined;
  onMissing: (code: string) => void;
}): ReactNode {
  const t = usePhrases();
  const missing = may({ resource: 'product', action: 'create' }) ? result?.missing : undefined;
  return (
    <Text className="lines-result" size="xs" role="status" c={result?.bad ? 'var(--minus)' : 'dimmed'}>
      {result?.words ?? t(($) => $.order.order_item.message.scan_or_paste)}{' '}
      {missing !== undefined && (
        <Anchor component="button" type="button" size="xs" onClick={() => onMissing(missing)}>
          {t(($) => $.product.product.quick.title)}
        </Anchor>
      )}
    </Text>
  );
}
