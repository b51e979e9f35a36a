import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { support, supportType } from '@hakobu/contract/helper/support/support.endpoints.ts';
import { user } from '@hakobu/contract/identity/user/user.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { may } from '#app/session.ts';
import { deferRequest } from '#client/deferred-request.ts';
import { id, idOrNone, text } from '#kit/fields.ts';
import { Form } from '#kit/form.tsx';
import { EntityPicker } from '#kit/inputs/entity-picker.tsx';
import { NoteBox, TextBox } from '#kit/inputs/inputs.tsx';
import { Page, Section } from '#kit/page.tsx';
import { useFields } from '#kit/use-fields.ts';
import { supportsPath } from './support-list.tsx';

const named = { labelOf: ({ name }: { id: number; name: string }) => name };
const fields = {
  title: text({ required: true }),
  text: text({ required: true }),
  support_type_id: id(),
  sender_id: idOrNone(),
};

/** A new question; staff may write down what a customer asked them. */
export function SupportForm(): ReactNode {
  const t = usePhrases();
  const navigate = useNavigate();
  const form = useFields(fields, {
    send: ({ sender_id, ...body }) =>
      deferRequest(support.create, { body: { ...body, ...(sender_id !== null && { sender_id }) } }),
    onDone: (made) => void navigate({ to: `${supportsPath()}/$id`, params: { id: String(made.id) } }),
  });
  const { field } = form;
  return (
    <Page title={t(($) => $.helper.support.title.new)}>
      <Section>
        <Form {...form}>
          <div className="fields">
            <TextBox autoFocus {...field('title')} />
            <EntityPicker endpoint={supportType.list} {...named} {...field('support_type_id')} />
            {may({ resource: 'customer', action: 'read' }) && (
              <EntityPicker
                endpoint={user.list}
                query={{ filter: { role_id: 'customer' } }}
                {...named}
                {...field('sender_id', ($) => $.common.field.customer)}
              />
            )}
            <div className="wide">
              <NoteBox {...field('text')} />
            </div>
          </div>
        </Form>
      </Section>
    </Page>
  );
}
