import { useState, type ReactNode } from 'react';
import { createCustomer } from '@hakobu/contract/identity/user/user.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { may } from '#app/session.ts';
import { inSentence } from '#app/phrase-text.ts';
import { deferRequest } from '#client/deferred-request.ts';
import { text } from '#kit/fields.ts';
import { Form, FormModal } from '#kit/form.tsx';
import { EntityPicker } from '#kit/inputs/entity-picker.tsx';
import { TextBox } from '#kit/inputs/inputs.tsx';
import type { InputProps } from '#kit/inputs/input-props.ts';
import { useFields } from '#kit/use-fields.ts';
import { customers } from '#entities/options.ts';

/** Chooses or creates a customer. */
export function CustomerPicker(props: InputProps<string>): ReactNode {
  const t = usePhrases();
  const [typed, setTyped] = useState<string>();
  const label = t(($) => $.common.act.create_one, { noun: inSentence(t(($) => $.identity.user.customer)) });
  return (
    <>
      <EntityPicker
        {...customers}
        {...props}
        create={may({ resource: 'customer', action: 'create' }) ? { label, act: setTyped } : undefined}
      />
      <FormModal title={label} opened={typed !== undefined} onClose={() => setTyped(undefined)}>
        <CustomerForm
          name={typed ?? ''}
          submitLabel={label}
          onDone={({ id }) => {
            setTyped(undefined);
            props.onChange(String(id));
          }}
        />
      </FormModal>
    </>
  );
}

/** Name and contact data of a new customer. */
function CustomerForm({
  name,
  submitLabel,
  onDone,
}: {
  name: string;
  submitLabel: string;
  onDone: (made: { id: number }) => void;
}): ReactNode {
  const form = useFields(
    {
      name: text({ start: name, required: true }),
      email: text({ required: true }),
      tel: text(),
      tax_code: text(),
    },
    { send: (body) => deferRequest(createCustomer, { body }), onDone },
  );
  const { field } = form;
  return (
    <Form {...form} submitLabel={submitLabel}>
      <div className="fields">
        <TextBox autoFocus {...field('name')} />
        <TextBox type="tel" {...field('tel')} />
        <TextBox type="email" {...field('email')} />
        <TextBox {...field('tax_code')} />
      </div>
    </Form>
  );
}
