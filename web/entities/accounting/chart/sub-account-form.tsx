import { Button, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import {
  createAccount,
  deleteAccount,
  listAccounts,
  updateAccount,
} from '@hakobu/contract/accounting/account/account.endpoints.ts';
import { generalAccounts } from '@hakobu/contract/accounting/transaction/treasury-kinds.ts';
import type { RowOf } from '@hakobu/contract/kernel/endpoint.ts';
import { usePhrases } from '#app/i18n.ts';
import { useEndpointMutation, useData } from '#client/hooks.ts';
import { rowVersion, deferRequest } from '#client/deferred-request.ts';
import { confirmDelete } from '#kit/confirm-dialog.tsx';
import { id, text } from '#kit/fields.ts';
import { Form } from '#kit/form.tsx';
import { Choice, TextBox } from '#kit/inputs/inputs.tsx';
import { useFields } from '#kit/use-fields.ts';
import { accountName } from '../account-name.ts';

export type Account = RowOf<typeof listAccounts>;

/** The suffix of the code; the parent's code precedes it. */
const ownCode = text({ required: true });
const fields = { parent_id: id(), code: ownCode, name: text({ required: true }) };

/** Opens a sub-account of an account that vouchers offer for selection. */
export function NewSubAccount({ onDone }: { onDone: () => void }): ReactNode {
  const t = usePhrases();
  const accounts = useData(listAccounts)?.data ?? [];
  const heads = accounts.filter(
    ({ role, parent_id }) => parent_id === null && generalAccounts.some((one) => one === role),
  );
  const headOf = (parent: number) => heads.find((head) => head.id === parent);
  const form = useFields(fields, {
    send: ({ parent_id, code, name }) =>
      deferRequest(createAccount, {
        body: { parent_id, name, code: `${headOf(parent_id)?.code ?? ''}-${code.trim()}` },
      }),
    message: t(($) => $.accounting.account.message.made),
    onDone,
  });
  const parent = headOf(Number(form.values.parent_id));
  return (
    <Form {...form}>
      <div className="fields">
        <Choice
          {...form.field(
            'parent_id',
            t(($) => $.accounting.account.field.parent),
          )}
          options={heads.map((head) => ({
            value: String(head.id),
            label: `${head.code} · ${t(accountName(head))}`,
          }))}
        />
        <TextBox {...form.field('code', useCodeLabel(parent?.code))} />
        <TextBox
          {...form.field(
            'name',
            t(($) => $.common.field.name),
          )}
        />
      </div>
    </Form>
  );
}

const changed = { code: ownCode, name: text({ required: true }) };

/** Renames a sub-account; the server reports where its code is fixed. */
export function SubAccountForm({ account, onDone }: { account: Account; onDone: () => void }): ReactNode {
  const t = usePhrases();
  const [parent = '', own = ''] = account.code.split('-');
  const form = useFields(changed, {
    row: { code: own, name: account.name },
    send: ({ code, name }) =>
      deferRequest(updateAccount, {
        ...rowVersion(account),
        body: { name, code: `${parent}-${code.trim()}` },
      }),
    onDone,
  });
  return (
    <Form {...form} beside={<EndOfAccount account={account} onDone={onDone} />}>
      <div className="fields">
        <TextBox {...form.field('code', useCodeLabel(parent))} />
        <TextBox
          {...form.field(
            'name',
            t(($) => $.common.field.name),
          )}
        />
      </div>
    </Form>
  );
}

/** Deletes a sub-account without postings; otherwise closes or reopens it. */
function EndOfAccount({ account, onDone }: { account: Account; onDone: () => void }): ReactNode {
  const t = usePhrases();
  const remove = useEndpointMutation(deleteAccount, { onDone });
  const turn = useEndpointMutation(updateAccount, { onDone });
  const closed = account.closed_at !== null;
  return (
    <Group gap="xs">
      <Button
        variant="subtle"
        color="red"
        loading={remove.isPending}
        onClick={() => confirmDelete(account.id, () => remove.mutate(rowVersion(account)))}
      >
        {t(($) => $.common.act.delete)}
      </Button>
      <Button
        variant="default"
        loading={turn.isPending}
        onClick={() => turn.mutate({ ...rowVersion(account), body: { closed: !closed } })}
      >
        {closed ? t(($) => $.accounting.account.act.open) : t(($) => $.accounting.account.act.close)}
      </Button>
    </Group>
  );
}

function useCodeLabel(parent: string | undefined): string {
  const t = usePhrases();
  return parent === undefined
    ? t(($) => $.accounting.book.field.code)
    : t(($) => $.accounting.account.field.code, { code: parent });
}
