import { Combobox, Loader, TextInput, useCombobox, VisuallyHidden } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { usePhrases } from '#app/i18n.ts';
import { isStoredPicture } from '../picture-address.ts';
import { OptionPicture, PictureTile, Thumbnail } from '../thumbnail.tsx';
import type { InputProps, Option } from './input-props.ts';
import { useComboboxKeys } from './use-combobox-keys.ts';
import './combobox.css';

interface ComboboxFieldProps extends InputProps<string> {
  /** The options that fit the typed text, or of the text before while they load. */
  options: readonly Option[];
  /** The label of the value. */
  valueLabel: string | undefined;
  /** The address of its picture. */
  valuePicture?: string | null | undefined;
  /** The options are of an earlier text. */
  isPending?: boolean;
  /** The search failed and goes on with the next text. */
  hasFailed?: boolean;
  /** Receives the typed text, undefined after it was taken or dropped. */
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
  onTyped,
  onOpen,
  onWait,
  valueLabel = '',
  valuePicture,
  isPending = false,
  hasFailed = false,
  emptyText,
  created,
  onUnmatched,
  onEntered,
  clearable = false,
  isSelectOnly = false,
  ...rest
}: ComboboxFieldProps): ReactNode {
  const { options, value, onChange, ...field } = rest;
  const input = useRef<HTMLInputElement>(null);
  const act = { onTyped, onOpen, onWait, onUnmatched, onEntered, onChange };
  const box = useComboboxState(input, {
    ...act,
    ...{ options, value, created, isPending, isSelectOnly, clearable },
  });
  const { keys, opened } = box;
  const isBusy = keys.isWaiting || (opened && (isPending || hasFailed));
  const label = field['aria-label'] ?? field.label;
  const inert = field.disabled === true;
  const clear = clearable && value !== '' && !inert ? box.clear : undefined;
  return (
    <Combobox store={box.store} size="xs" keepMounted={false} onOptionSubmit={box.take}>
      <Combobox.DropdownTarget>
        <TextInput
          {...field}
          {...keys.field}
          ref={input}
          readOnly={isSelectOnly}
          pointer={isSelectOnly}
          value={box.typed ?? valueLabel}
          data-refused={keys.isWaiting || undefined}
          // Esc closes the list before the dialog.
          data-mantine-stop-propagation={opened || undefined}
          onChange={(event) => box.type(event.currentTarget.value)}
          onClick={box.click}
          onBlur={box.leave}
          onKeyDown={keys.onKeyDown}
          {...withPicture(valuePicture, valueLabel)}
          rightSectionPointerEvents={clear ? 'all' : 'none'}
          rightSection={<EndOfField isBusy={isBusy} onClear={clear} />}
          inputContainer={withCount(opened && !isPending ? options.length : undefined)}
        />
      </Combobox.DropdownTarget>
      <Combobox.Dropdown hidden={inert}>
        <OptionList {...{ options, value, keys, isPending, emptyText, label }} />
      </Combobox.Dropdown>
    </Combobox>
  );
}

type StateProps = Pick<
  ComboboxFieldProps,
  'options' | 'value' | 'onChange' | 'onTyped' | 'onOpen' | 'onWait' | 'onUnmatched' | 'onEntered' | 'created'
> & { isPending: boolean; isSelectOnly: boolean; clearable: boolean };

/** The typed text, the open list, and what keys and clicks do with them. */
function useComboboxState(input: RefObject<HTMLInputElement | null>, props: StateProps) {
  const { options, value, onChange, onTyped, onOpen, onWait, onEntered, clearable } = props;
  const { isPending, isSelectOnly, created, onUnmatched } = props;
  const [typed, setTyped] = useState<string>();
  const [opened, setOpened] = useState(false);
  const write = (text: string | undefined) => {
    setTyped(text);
    onTyped(text);
  };
  const open = () => {
    setOpened(true);
    onOpen?.();
  };
  const restore = () => {
    write(undefined);
    setOpened(false);
  };
  const take = (next: string) => {
    restore();
    if (next !== value) onChange(next);
  };
  useEffect(() => write(undefined), [value]);
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
  return {
    ...{ typed, opened, keys, take },
    store: useCombobox({ opened, onOpenedChange: setOpened }),
    type: (text: string) => {
      write(text);
      open();
    },
    click: () => {
      if (opened && isSelectOnly) return restore();
      open();
      if (typed === undefined && !isSelectOnly) input.current?.select(); // Typing replaces the value.
    },
    clear: () => take(''),
    leave: () => {
      setOpened(false);
      if (keys.isWaiting) return;
      if (typed === '' && clearable && value !== '') onChange('');
      write(undefined);
    },
  };
}

function EndOfField({ isBusy, onClear }: { isBusy: boolean; onClear: (() => void) | undefined }): ReactNode {
  if (isBusy) return <Loader size={12} />;
  return onClear ? <Combobox.ClearButton onClear={onClear} /> : <Combobox.Chevron size="xs" />;
}

const withPicture = (picture: string | null | undefined, name: string) =>
  isStoredPicture(picture) && {
    leftSection: <Thumbnail src={picture} name={name} isInField />,
    leftSectionPointerEvents: 'all' as const,
  };

const withCount = (count: number | undefined) => (field: ReactNode) => (
  <>
    {field}
    <Announcement count={count} />
  </>
);

/** The number of options, for screen readers. */
function Announcement({ count }: { count: number | undefined }): ReactNode {
  const t = usePhrases();
  return (
    <VisuallyHidden aria-live="polite">
      {count !== undefined && t(($) => $.common.typing.options_found, { count })}
    </VisuallyHidden>
  );
}

interface OptionListProps extends Pick<ComboboxFieldProps, 'options' | 'value' | 'emptyText' | 'label'> {
  keys: ReturnType<typeof useComboboxKeys>;
  isPending: boolean;
}

function OptionList({ options, value, keys, isPending, emptyText, label }: OptionListProps): ReactNode {
  const [pointed, setPointed] = useState<string>();
  const looked = keys.isMoved ? keys.highlighted : pointed;
  const shown = options.find((option) => option.value === looked);
  return (
    <Combobox.Options id={keys.listId} className="combobox-options" aria-label={label}>
      {options.map((option) => (
        <Combobox.Option
          key={option.value}
          id={keys.optionId(option.value)}
          value={option.value}
          selected={option.value === keys.highlighted}
          active={option.value === value}
          aria-selected={option.value === value}
          disabled={isPending}
          {...(option.picture !== undefined && {
            'data-picture': true,
            onPointerEnter: ({ pointerType }) => pointerType === 'mouse' && setPointed(option.value),
            onPointerLeave: () => setPointed(undefined),
          })}
        >
          {option.picture !== undefined && <PictureTile src={option.picture} />}
          <span>
            {option.value === value && <IconCheck className="combobox-check" size={12} aria-hidden />}
            {option.label}
          </span>
        </Combobox.Option>
      ))}
      {shown && (
        <OptionPicture optionId={keys.optionId(shown.value)} src={shown.picture} name={shown.label} />
      )}
      {options.length === 0 && <Combobox.Empty>{emptyText}</Combobox.Empty>}
    </Combobox.Options>
  );
}
