import type { ReactNode } from 'react';
import type { Typed } from './fields.ts';
import { EntityPicker } from './inputs/entity-picker.tsx';
import { Choice, NoteBox, TextBox, YesNo } from './inputs/inputs.tsx';
import type { InputProps } from './inputs/input-props.ts';
import { PriceInput, WholeInput } from './inputs/numbers.tsx';
import { nameOf, type CrudField } from './crud-field.tsx';

/** The input of a simple field by its kind. */
export function CrudInput({ field, value, ...rest }: InputProps<Typed> & { field: CrudField }): ReactNode {
  const props = { ...rest, value: String(value) };
  switch (field.kind) {
    case 'yes_no':
      return <YesNo {...rest} required={false} value={value === true} />;
    case 'note':
      return (
        <div className="wide">
          <NoteBox {...props} />
        </div>
      );
    case 'whole':
      return <WholeInput {...props} />;
    case 'whole_or_none':
      return <WholeInput {...props} blank />;
    case 'money':
      return <PriceInput {...props} />;
    case 'choice':
      return <Choice {...props} options={field.options} clearable={!field.required} />;
    case 'entity':
      return <EntityPicker {...props} endpoint={field.endpoint} labelOf={field.labelOf ?? nameOf} />;
    default:
      return <TextBox {...props} {...(field.kind === 'url' && { type: 'url' })} />;
  }
}
