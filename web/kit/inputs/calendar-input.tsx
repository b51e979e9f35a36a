import { ActionIcon, Group, Popover, TextInput } from '@mantine/core';
import { IconCalendar, IconX } from '@tabler/icons-react';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { usePhrases } from '#app/i18n.ts';
import type { InputProps } from './input-props.ts';
import type { TextKind } from './typed-text.ts';
import { useTypedText } from './use-typed-text.ts';

const Calendar = lazy(() => import('./calendar.tsx'));

export interface CalendarProps extends InputProps<string> {
  /** Within a popover, which would close on a click into a calendar outside of it. */
  nested?: boolean;
  /** Reports a value on blur or when a date is chosen. */
  onBlurOnly?: boolean;
  /** Placeholder for fields without a visible label. */
  placeholder?: string;
}

/** A text field for a date or date and time, with a calendar that opens on click or Arrow Down. */
export function CalendarInput({
  kind,
  value,
  onChange,
  error,
  nested = false,
  onBlurOnly = false,
  time,
  width,
  ...rest
}: CalendarProps & { kind: TextKind; time?: string; width?: number }): ReactNode {
  const [opened, setOpened] = useState(false);
  const { props, put } = useTypedText(kind, { value, onChange, error, onBlurOnly });
  const remove = value !== '' && !rest.disabled && !rest.required;
  return (
    <Popover
      opened={opened}
      onChange={setOpened}
      position="bottom-start"
      withinPortal={!nested}
      withRoles={false} // A text field has no expanded state; the button opens the calendar.
    >
      <Popover.Target>
        <TextInput
          {...rest}
          {...props}
          autoComplete="off"
          {...(width !== undefined && { miw: width })}
          onClick={() => setOpened(true)}
          onChange={(event) => {
            setOpened(false);
            props.onChange(event);
          }}
          onKeyDown={(event) => {
            props.onKeyDown(event);
            if (event.key === 'ArrowDown') setOpened(true);
            if (event.key === 'Tab' || event.key === 'Enter') setOpened(false);
          }}
          rightSectionWidth={remove ? 44 : 26}
          rightSection={
            <Buttons {...(remove && { onRemove: () => put('') })} onOpen={() => setOpened(!opened)} />
          }
        />
      </Popover.Target>
      <Popover.Dropdown>
        <Suspense fallback={null}>
          {opened && (
            <Calendar
              value={value}
              {...(time !== undefined && { time })}
              onChange={put}
              onDone={() => setOpened(false)}
            />
          )}
        </Suspense>
      </Popover.Dropdown>
    </Popover>
  );
}

function Buttons({ onRemove, onOpen }: { onRemove?: () => void; onOpen: () => void }): ReactNode {
  const t = usePhrases();
  return (
    <Group gap={0} wrap="nowrap">
      {onRemove && (
        <Button label={t(($) => $.common.typing.calendar.clear)} onClick={onRemove}>
          <IconX size={12} />
        </Button>
      )}
      <Button label={t(($) => $.common.act.open_calendar)} onClick={onOpen}>
        <IconCalendar size={14} />
      </Button>
    </Group>
  );
}

const Button = ({
  label,
  onClick,
  children,
}: {
  label: string;
  onClick: () => void;
  children: ReactNode;
}): ReactNode => (
  <ActionIcon variant="transparent" color="gray" size={20} tabIndex={-1} aria-label={label} onClick={onClick}>
    {children}
  </ActionIcon>
);
