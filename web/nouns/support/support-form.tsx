import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { support, supportType } from '@hakobu/contract/helper/support/support.endpoints.ts';
import { user } from '@hakobu/contract/identity/user/user.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { may } from '#app/session.ts';
import { FormEnd, useForm } from '#kit/form.tsx';
import { EntityPicker } from '#kit/inputs/entity-picker.tsx';
import { NoteBox, TextBox } from '#kit/inputs/inputs.tsx';
import { Page, Section } from '#kit/page.tsx';
import { supportsPath } from './support-list.tsx';

/** A new question; staff may write down what a customer asked them. */
export function SupportForm(): ReactNode {
  const t = usePhrases();
  const navigate = useNavigate();
  const form = useForm(
    { title: '', text: '', support_type_id: '', sender_id: '' },
    {
      endpoint: support.create,
      message: t(($) => $.common.message.created),
      onDone: ({ id }) => void navigate({ to: `${supportsPath()}/$id`, params: { id: String(id) } }),
    },
  );
  const { values, set, errorOf } = form;
  return (
    <Page title={t(($) => $.helper.support.title.new)}>
      <Section>
        <div className="fields">
          <TextBox
            label={t(($) => $.common.field.title)}
            required
            autoFocus
            value={values.title}
            onChange={(title) => set({ title })}
            error={errorOf('title')}
          />
          <EntityPicker
            label={t(($) => $.common.field.support_type)}
            required
            endpoint={supportType.list}
            labelOf={({ name }: { id: number; name: string }) => name}
            value={values.support_type_id}
            onChange={(support_type_id) => set({ support_type_id })}
            error={errorOf('support_type_id')}
          />
          {may({ resource: 'customer', action: 'read' }) && (
            <EntityPicker
              label={t(($) => $.common.field.customer)}
              endpoint={user.list}
              query={{ filter: { role_id: 'customer' } }}
              labelOf={({ name }: { id: number; name: string }) => name}
              value={values.sender_id}
              onChange={(sender_id) => set({ sender_id })}
              error={errorOf('sender_id')}
            />
          )}
          <div className="wide">
            <NoteBox
              label={t(($) => $.common.field.text)}
              required
              value={values.text}
              onChange={(text) => set({ text })}
              error={errorOf('text')}
            />
          </div>
        </div>
        <FormEnd
          {...form}
          disabled={values.title === '' || values.support_type_id === '' || values.text === ''}
          onSubmit={() =>
            form.submit({
              title: values.title,
              text: values.text,
              support_type_id: Number(values.support_type_id),
              ...(values.sender_id !== '' && { sender_id: Number(values.sender_id) }),
            })
          }
        />
      </Section>
    </Page>
  );
}
