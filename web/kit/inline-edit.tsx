// Values edited in place: a click opens an input, Enter or blur saves, Escape cancels.
import { Loader, Text, UnstyledButton } from '@mantine/core';
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { toCm3, toM3 } from '@hakobu/contract/kernel/volume.ts';
import type { BodyInput, Endpoint, ParamsOf } from '@hakobu/contract/kernel/endpoint.ts';
import { usePhrases } from '#app/i18n.ts';
import { useEndpointMutation } from '#client/hooks.ts';
import { formatMoney, formatNumber } from './format.ts';
import { isComposing } from './composing.ts';
import { TextBox } from './inputs/inputs.tsx';
import type { InputProps } from './inputs/input-props.ts';
import { PercentInput, PriceInput, QuantityInput, VolumeInput } from './inputs/numbers.tsx';
import { entityCallPrefix, markSaved, markUnsaved } from './unsaved-forms.ts';

/** The row's update endpoint. Concurrent changes are refused, not overwritten. */
export interface InlineSave<E extends Endpoint<any, any, any, any>> {
  endpoint: E;
  params: ParamsOf<E>;
  version: number;
}

interface InlineEditProps<E extends Endpoint<any, any, any, any>> {
  saving: InlineSave<E>;
  field: string & keyof BodyInput<E>;
  label: string;
  value: string;
  editable: boolean;
}
interface Drawing {
  shown: string;
  input: (props: InputProps<string>) => ReactNode;
  toStored?: (typed: string) => string;
}

function InPlace<E extends Endpoint<any, any, any, any>>({
  saving: { endpoint, ...row },
  field,
  label,
  value,
  editable,
  shown,
  input,
  toStored = (typed) => typed,
}: InlineEditProps<E> & Drawing): ReactNode {
  const t = usePhrases();
  const [typed, setTyped] = useState<string>();
  const box = useRef<HTMLSpanElement>(null);
  const key = useRef({});
  const act = useEndpointMutation(endpoint, { onDone: () => setTyped(undefined) });
  const editing = typed !== undefined;
  const call = endpoint.id;
  useEffect(() => {
    if (!editing) return undefined;
    const held = key.current;
    markUnsaved(held, [entityCallPrefix(call)]);
    box.current?.querySelector('input')?.select();
    return () => markSaved(held);
  }, [editing, call]);
  if (!editable) return <span className="figure">{shown || '–'}</span>;
  if (!editing)
    return (
      <UnstyledButton
        className="in-place"
        aria-label={`${t(($) => $.common.act.edit)} ${label}: ${shown || '–'}`}
        onClick={() => setTyped(value)}
      >
        <Text span inherit className="figure">
          {shown || '–'}
        </Text>
      </UnstyledButton>
    );
  const save = () => {
    if (act.isPending || box.current?.querySelector('[data-refused]')) return;
    if (typed === value) setTyped(undefined);
    else act.mutate({ ...row, body: { [field]: toStored(typed) } as BodyInput<E> });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      save();
    }
    if (event.key === 'Escape') {
      event.stopPropagation();
      setTyped(undefined);
    }
  };
  return (
    <span ref={box} className="in-place-input" onKeyDown={onKeyDown} onBlur={save}>
      {input({ 'aria-label': label, value: typed, onChange: setTyped })}
      {act.isPending && <Loader size={12} />}
    </span>
  );
}

const orZero = (typed: string): string => typed || '0';

export const InlineText = <E extends Endpoint<any, any, any, any>>(props: InlineEditProps<E>): ReactNode => (
  <InPlace {...props} shown={props.value} input={(rest) => <TextBox {...rest} />} />
);
export const InlineNumber = <E extends Endpoint<any, any, any, any>>({
  scale,
  ...props
}: InlineEditProps<E> & { scale?: number }): ReactNode => (
  <InPlace
    {...props}
    shown={formatNumber(props.value)}
    input={(rest) => <QuantityInput {...rest} blank {...(scale !== undefined && { scale })} />}
    toStored={orZero}
  />
);
export const InlineMoney = <E extends Endpoint<any, any, any, any>>({
  currency,
  ...props
}: InlineEditProps<E> & { currency: string }): ReactNode => (
  <InPlace
    {...props}
    shown={formatMoney(props.value, currency)}
    input={(rest) => <PriceInput {...rest} blank />}
    toStored={orZero}
  />
);
/** Shown with one decimal. */
export const InlinePercent = <E extends Endpoint<any, any, any, any>>(
  props: InlineEditProps<E>,
): ReactNode => (
  <InPlace
    {...props}
    shown={`${formatNumber(props.value, 1)}%`}
    input={(rest) => <PercentInput {...rest} blank />}
    toStored={orZero}
  />
);
/** Cubic metres of a field stored in cubic metres or cubic centimetres. */
export const InlineVolume = <E extends Endpoint<any, any, any, any>>({
  stored,
  ...props
}: InlineEditProps<E> & { stored: 'm3' | 'cm3' }): ReactNode => {
  const m3 = stored === 'm3' ? props.value : toM3(props.value);
  return (
    <InPlace
      {...props}
      value={m3}
      shown={`${formatNumber(m3)} m³`}
      input={(rest) => <VolumeInput {...rest} blank />}
      toStored={(typed) => (stored === 'm3' ? orZero(typed) : toCm3(orZero(typed)))}
    />
  );
};
