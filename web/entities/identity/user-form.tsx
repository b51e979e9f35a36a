import { MultiSelect } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import type { ResponseOf } from '@hakobu/contract/kernel/endpoint.ts';
import { listOrganizations } from '@hakobu/contract/identity/organization/organization.endpoints.ts';
import { user } from '@hakobu/contract/identity/user/user.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { useData, useLookup } from '#client/hooks.ts';
import { rowVersion, deferRequest } from '#client/deferred-request.ts';
import { id, oneOf, text, textOrNone } from '#kit/fields.ts';
import { Form } from '#kit/form.tsx';
import { Choice, TextBox } from '#kit/inputs/inputs.tsx';
import { useFields } from '#kit/use-fields.ts';
import { useRoleOptions } from './role-name.ts';

type User = ResponseOf<typeof user.get>;

const states = ['verified', 'unverified', 'disabled'] as const;
const fields = {
  name: text(),
  tel: text(),
  tax_code: textOrNone(),
  role_id: text(),
  customer_group: textOrNone(),
  organization_id: id(),
  verification_status: oneOf(states),
};

/** Profile, roles and team of a user. */
export function UserForm({ row }: { row: User }): ReactNode {
  const t = usePhrases();
  const roles = useRoleOptions();
  const organizations = useLookup(listOrganizations).map((one) => ({
    value: String(one.id),
    label: one.name,
  }));
  const [team, setTeam] = useState(() => row.manage_user_ids.map(String));
  const form = useFields(fields, {
    words: ($) => $.identity.user.field,
    row,
    send: (body) =>
      deferRequest(user.update, { ...rowVersion(row), body: { ...body, manage_user_ids: team.map(Number) } }),
  });
  const { field } = form;
  return (
    <Form {...form}>
      <div className="fields">
        <TextBox {...field('name')} />
        <TextBox type="tel" {...field('tel')} />
        <Choice {...field('role_id')} options={roles} />
        {form.values.role_id === 'customer' && (
          <>
            <TextBox {...field('tax_code')} />
            <TextBox {...field('customer_group')} />
          </>
        )}
        <Choice {...field('organization_id')} options={organizations} />
        <Choice
          {...field('verification_status', ($) => $.common.field.status)}
          options={states.map((state) => ({ value: state, label: t(($) => $.identity.user.status[state]) }))}
        />
        <div className="wide">
          <MultiSelect
            size="xs"
            searchable
            clearable
            openOnFocus={false}
            selectFirstOptionOnChange
            onKeyDown={(event) => {
              // Enter takes the highlighted person and submits nothing while a name is typed.
              if (event.key === 'Enter' && event.currentTarget.value !== '') event.preventDefault();
            }}
            label={t(($) => $.identity.user.field.team)}
            value={team}
            onChange={(next) => {
              form.set({}); // A changed team makes a new request with a new idempotency key.
              setTeam(next);
            }}
            error={form.errorOf('manage_user_ids')}
            data={useColleagues(row)}
          />
        </div>
      </div>
    </Form>
  );
}

/** Users who can be in somebody's team. */
function useColleagues(of: User): { value: string; label: string }[] {
  const data = useData(user.list, {
    query: { filter: { role_id: 'sale,purchase,warehouse,accounting' }, sort: 'name', per_page: 100 },
  });
  return (data?.data ?? [])
    .filter((one) => one.id !== of.id)
    .map((one) => ({ value: String(one.id), label: one.name }));
}
