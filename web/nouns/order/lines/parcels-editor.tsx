import { ActionIcon, Button, Group, Stack, Text } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { usePhrases } from '#app/i18n.ts';
import { TextBox } from '#kit/inputs/inputs.tsx';
import { nextKey } from './draft-line.ts';
import type { EditorProps } from './editor-props.ts';

/** A parcel on its way, while it is typed. */
export interface DraftParcel {
  key: number;
  code: string;
  note: string;
}

export const emptyParcel = (): DraftParcel => ({ key: nextKey(), code: '', note: '' });

/** The parcels that an order forwards; one without a code is given one. */
export function ParcelsEditor({ lines, onChange, errorOf }: EditorProps<DraftParcel>): ReactNode {
  const t = usePhrases();
  const set = (key: number, change: Partial<DraftParcel>) =>
    onChange(lines.map((line) => (line.key === key ? { ...line, ...change } : line)));
  return (
    <Stack gap="xs">
      {lines.map((line, index) => (
        <Group key={line.key} gap="xs" align="flex-end" data-line>
          <TextBox
            label={t(($) => $.order.order.field.code)}
            value={line.code}
            onChange={(code) => set(line.key, { code })}
            error={errorOf(`trackings.${index}.code`)}
          />
          <TextBox
            label={t(($) => $.common.field.note)}
            value={line.note}
            onChange={(note) => set(line.key, { note })}
          />
          <ActionIcon
            variant="subtle"
            color="red"
            aria-label={t(($) => $.common.act.remove)}
            onClick={() => onChange(lines.filter(({ key }) => key !== line.key))}
          >
            <IconTrash size={14} />
          </ActionIcon>
        </Group>
      ))}
      <Group justify="space-between">
        <Button
          variant="default"
          leftSection={<IconPlus size={14} />}
          onClick={() => onChange([...lines, emptyParcel()])}
        >
          {t(($) => $.order.order.act.add_parcel)}
        </Button>
        <Text size="xs" c="dimmed">
          {t(($) => $.order.order.message.code_is_given)}
        </Text>
      </Group>
    </Stack>
  );
}
