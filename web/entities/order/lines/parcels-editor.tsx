import { Button, Table, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { usePhrases } from '#app/i18n.ts';
import { TextBox } from '#kit/inputs/inputs.tsx';
import { RemoveButton } from '#kit/remove-button.tsx';
import { nextKey } from './draft-line.ts';
import type { EditorProps } from './editor-props.ts';
import { Cell, focusNextOnEnter, LinesTable, useLineFocus } from './lines-table.tsx';

/** A parcel in transit that is not saved yet. */
export interface DraftParcel {
  key: number;
  code: string;
  note: string;
  /** An empty row for the next scanned code; it is not sent. */
  forNext?: true;
}

export const emptyParcel = (): DraftParcel => ({ key: nextKey(), code: '', note: '' });

/** The parcels to send, without the empty row for the next scan. */
export const parcelsBody = (lines: readonly DraftParcel[]): DraftParcel[] =>
  lines.filter(({ forNext, code, note }) => forNext !== true || code !== '' || note !== '');

/** The parcels that an order forwards; codes are scanned in sequence, and missing codes are generated. */
export function ParcelsEditor({ lines, onChange, errorOf }: EditorProps<DraftParcel>): ReactNode {
  const t = usePhrases();
  const { rows, goTo } = useLineFocus();
  const sent = parcelsBody(lines);
  const set = (key: number, change: Partial<DraftParcel>) =>
    onChange(lines.map((line) => (line.key === key ? { ...line, ...change } : line)));
  const goOn = (index: number) => {
    if (index === lines.length - 1) onChange([...lines, { ...emptyParcel(), forNext: true }]);
    goTo(index + 1);
  };
  return (
    <>
      <LinesTable
        heads={[
          { title: t(($) => $.order.order.field.code) },
          { title: t(($) => $.common.field.note), width: 260 },
        ]}
      >
        <Table.Tbody ref={rows}>
          {lines.map((line, index) => (
            <ParcelRow
              key={line.key}
              line={line}
              onChange={(change) => set(line.key, change)}
              onNext={() => line.code !== '' && goOn(index)}
              onRemove={() => onChange(lines.filter(({ key }) => key !== line.key))}
              error={errorOf(`trackings.${sent.indexOf(line)}.code`)}
            />
          ))}
        </Table.Tbody>
      </LinesTable>
      <div className="lines-foot">
        <Button
          variant="default"
          leftSection={<IconPlus size={14} />}
          onClick={() => {
            onChange([...lines, emptyParcel()]);
            goTo(lines.length);
          }}
        >
          {t(($) => $.order.order.act.add_parcel)}
        </Button>
        {sent.some(({ code }) => code === '') && (
          <Text className="lines-result" size="xs" c="dimmed">
            {t(($) => $.order.order.message.code_is_given)}
          </Text>
        )}
      </div>
    </>
  );
}

function ParcelRow({
  line,
  onChange,
  onNext,
  onRemove,
  error,
}: {
  line: DraftParcel;
  onChange: (change: Partial<DraftParcel>) => void;
  onNext: () => void;
  onRemove: () => void;
  error: string | undefined;
}): ReactNode {
  const t = usePhrases();
  const label = { code: t(($) => $.order.order.field.code), note: t(($) => $.common.field.note) };
  const field = (name: keyof typeof label) => ({
    'aria-label': label[name],
    value: line[name],
    onChange: (value: string) => onChange({ [name]: value }),
  });
  return (
    <Table.Tr data-line onKeyDown={focusNextOnEnter(onNext)}>
      <Cell head label={label.code}>
        <TextBox code {...field('code')} error={error} />
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
