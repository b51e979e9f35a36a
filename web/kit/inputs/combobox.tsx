import { Combobox, Loader, TextInput, useCombobox, VisuallyHidden } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { usePhrases } from '#app/i18n.ts';
import type { InputProps, Option } from './inputs.tsx';
import { useComboboxKeys } from './use-combobox-keys.ts';
import './combobox.css';

interface ComboboxFieldProps extends InputProps<string> {
  /** The options that fit the typed text, or of the text before while they load. */
  options: readonly Option[];
  /** The label of the value. */
  valueLabel: string | undefined;
  /** The options are of an earlier text. */
  isPending?: boolean;
  /** Receives the typed text, undefined after it was taken or dropped. */
  /** The search failed and goes on with the next text. */
  hasFailed?: boolean;
  onTyped: (typed: string | undefined) => void;
  onOpen?: () => void;
  /** Enter or Tab waits for the options. */
  onWait?: () => void;
  /** Chooses from the list only, without a text field and its on-screen keyboard. */
  isSelectOnly?: boolean;
  clearable?: boolean;
  placeholder?: string | undefined;
  /** Shown in place of options. */
  emptyText: string;
  /** The option that opens a form; Tab does not take it. */
  created?: string | undefined;
  onUnmatched?: ((typed: string) => void) | undefined;
  /** Enter took an option; without it the focus stays. */
  onEntered?: ((field: HTMLInputElement) => void) | undefined;
}

/** A text field with a list of options below it. */
export function ComboboxField({
  options,
  valueLabel = '',
  isPending = false,
  hasFailed = false,
  onTyped,
  onOpen,
  onWait,
  isSelectOnly = false,
  clearable = false,
  emptyText,
  created,
  onUnmatched,
  onEntered,
  value,
  onChange,
  ...rest
}: ComboboxFieldProps): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<string>();
  const [opened, setOpened] = useState(false);
  const type = (text: string | undefined) => {
    setTyped(text);
    onTyped(text);
  };
  const open = () => {
    setOpened(true);
    onOpen?.();
  };
  const restore = () => {
    type(undefined);
    setOpened(false);
  };
  const take = (next: string) => {
    restore();
    if (next !== value) onChange(next);
  };
  useEffect(() => type(undefined), [value]);
  const keys = useComboboxKeys({
    ...{ typed, opened, isPending, isSelectOnly, created, onUnmatched },
    values: options.map((option) => option.value),
    labelOf: (one) => options.find((option) => option.value === one)?.label ?? '',
    start: value,
    onTake: take,
    onEntered: () => onEntered?.(input.current!),
    onOpen: open,
    onRestore: restore,
  });
  useEffect(() => {
    if (keys.isWaiting) onWait?.();
  }, [keys.isWaiting]);
  const store = useCombobox({ opened, onOpenedChange: setOpened });
  const inert = rest.disabled === true;
  const canClear = clearable && value !== '' && !inert;
  const leave = () => {
    setOpened(false);
    if (keys.isWaiting) return;
    if (typed === '' && clearable && value !== '') onChange('');
    type(undefined);
  };
  return (
    <Combobox store={store} size="xs" keepMounted={false} onOptionSubmit={take}>
      <Combobox.DropdownTarget>
        <TextInput
          {...rest}
          {...keys.field}
          ref={input}
          readOnly={isSelectOnly}
          pointer={isSelectOnly}
          value={typed ?? valueLabel}
          data-refused={keys.isWaiting || undefined}
          // Esc closes the list before the dialog.
          data-mantine-stop-propagation={opened || undefined}
          onChange={(event) => {
            type(event.currentTarget.value);
            open();
          }}
          onClick={() => {
            if (opened && isSelectOnly) return restore();
            open();
            // Typing replaces the value.
            if (typed === undefined && !isSelectOnly) input.current?.select();
          }}
          onBlur={leave}
          onKeyDown={keys.onKeyDown}
          rightSectionPointerEvents={canClear ? 'all' : 'none'}
          rightSection={
            keys.isWaiting || (opened && (isPending || hasFailed)) ? (
              <Loader size={12} />
            ) : canClear ? (
              <Combobox.ClearButton onClear={() => take('')} />
            ) : (
              <Combobox.Chevron size="xs" />
            )
          }
          inputContainer={(children) => (
            <>
              {children}
              <VisuallyHidden aria-live="polite">
                {opened && !isPending && <Count of={options.length} />}
              </VisuallyHidden>
            </>
          )}
        />
      </Combobox.DropdownTarget>
      <Combobox.Dropdown hidden={inert}>
        <Combobox.Options
          id={keys.listId}
          className="combobox-options"
          aria-label={rest['aria-label'] ?? rest.label}
        >
          {options.map((option) => (
            <Combobox.Option
              key={option.value}
              id={keys.optionId(option.value)}
              value={option.value}
              selected={option.value === keys.highlighted}
              active={option.value === value}
              aria-selected={option.value === value}
              disabled={isPending}
            >
              {option.value === value && <IconCheck className="combobox-check" size={12} aria-hidden />}
              {option.label}
            </Combobox.Option>
          ))}
          {options.length === 0 && <Combobox.Empty>{emptyText}</Combobox.Empty>}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}

/** Told by screen readers. */
function Count({ of }: { of: number }): ReactNode {
  const t = usePhrases();
  return t(($) => $.common.typing.options_found, { count: of });
}
