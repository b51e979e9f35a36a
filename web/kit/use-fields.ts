import { useState } from 'react';
import { usePhrases } from '#app/i18n.ts';
import type { DeferredRequest } from '#client/deferred-request.ts';
import type { Field, Typed } from './fields.ts';
import { useFormState } from './form.tsx';
import type { InputProps } from './inputs/input-props.ts';
import { entityCallPrefix } from './unsaved-forms.ts';
import { titleOf, type OwnLabels, type Title, type LabelledField } from './labels.ts';

export type Fields = Readonly<Record<string, Field<any, unknown>>>;
/** Form values and request body of fields. */
export type FormValuesOf<F> = {
  [Name in keyof F]: F[Name] extends Field<infer Value, unknown> ? Value : never;
};
export type BodyOf<F> = { [Name in keyof F]: F[Name] extends Field<any, infer Sent> ? Sent : never };

interface Saving<F, Answer, Own extends string> {
  /** Labels of the entity's own fields: `($) => $.order.order.field`. */
  words?: OwnLabels<Own>;
  /** The saved row; absent for a new one. */
  row?: { readonly [Name in keyof F]?: unknown } | undefined;
  /** Creates the request: see `createOrUpdate`. */
  send: (body: BodyOf<F>) => DeferredRequest<Answer>;
  onDone?: (answer: Answer) => void;
  /** Success message instead of the default one. */
  message?: string | undefined;
}

/** The properties of an input; its label defaults to that of the field. */
export interface FieldProps<F, Own extends string> {
  <Name extends keyof F & LabelledField<Own>>(name: Name, label?: Title): Input<FormValuesOf<F>[Name]>;
  <Name extends keyof F & string>(name: Name, label: Title): Input<FormValuesOf<F>[Name]>;
}
type Input<Value> = Required<Pick<InputProps<Value>, 'label' | 'value' | 'onChange' | 'required'>> &
  Pick<InputProps<Value>, 'error'>;

/** A form of fields for a new or saved row: `field(name)` goes to an input, the rest to `FormFooter`. */
export function useFields<F extends Fields, Answer, Own extends string = never>(
  fields: F,
  { words, row, send, onDone, message }: Saving<F, Answer, Own>,
) {
  const t = usePhrases();
  const [tried, setTried] = useState(false);
  const form = useFormState<Partial<FormValuesOf<F>>, Answer>(
    {},
    {
      ...{
        onDone,
        message,
        protectedQueries: (): string => entityCallPrefix(send(bodyOf(fields, values)).endpoint.id),
      },
      changed: `${Object.keys(fields).join(' ')} ${idOf(row)}`,
      secrets: Object.keys(fields).filter((name) => fields[name]!.secret),
    },
  );
  const { set, busy, failure, touched, offer } = form;
  // Untouched fields follow the row and the default values, which may load later.
  const values = { ...formValuesOf(fields, row), ...form.values };
  const errorOf = (name: string) =>
    form.errorOf(name) ??
    (tried && fields[name]?.required && values[name] === '' ? t(($) => $.common.typing.required) : undefined);
  const field: FieldProps<F, Own> = (name: keyof F & string, label?: Title) => ({
    label: titleOf(label, name, words),
    value: values[name],
    onChange: (value: Typed) => set({ [name]: value } as Partial<FormValuesOf<F>>),
    error: errorOf(name),
    required: fields[name]!.required,
  });
  return {
    ...{ values, set, errorOf, field, busy, failure, touched, offer },
    /** Shows an error below each missing field, or submits. */
    onSubmit: () => {
      const incomplete = isIncomplete(fields, values);
      setTried(incomplete);
      if (!incomplete) form.send(send(bodyOf(fields, values)));
    },
  };
}

/** The id of the edited row; empty for a new one. */
const idOf = (row: object | undefined): string =>
  row !== undefined && 'id' in row ? String(row.id as string | number) : '';

/** Initial form values. */
export const formValuesOf = <F extends Fields>(
  fields: F,
  row?: Saving<F, never, never>['row'],
): FormValuesOf<F> => mapped(fields, (field, name) => field.typed(row?.[name])) as FormValuesOf<F>;

/** The request body. */
export const bodyOf = <F extends Fields>(fields: F, values: FormValuesOf<F>): BodyOf<F> =>
  mapped(fields, (field, name) => field.sent(values[name])) as BodyOf<F>;

/** Whether a required field is empty. */
export const isIncomplete = <F extends Fields>(fields: F, values: FormValuesOf<F>): boolean =>
  Object.entries(fields).some(([name, { required }]) => required && values[name] === '');

const mapped = (fields: Fields, change: (field: Field<any, unknown>, name: string) => unknown): object =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, change(field, name)]));
