import { Anchor, Badge, Group, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { listAccounts } from '@hakobu/contract/accounting/account/account.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { may } from '#app/session.ts';
import { useData } from '#client/hooks.ts';
import { columnsOf } from '#kit/columns/columns.tsx';
import { FormButton, FormModal } from '#kit/form.tsx';
import { useOpenRow } from '#kit/use-open-row.ts';
import { accountName } from '../account-name.ts';
import { useLedgerAddress } from '../book/book-address.ts';
import { BookRows } from '../book/book-rows.tsx';
import { NewSubAccount, SubAccountForm, type Account } from './sub-account-form.tsx';

const column = columnsOf(listAccounts).withLabels(($) => $.accounting.book.field);

/** The chart: the statutory accounts, each with the sub-accounts of this company. */
export function Chart(): ReactNode {
  const t = usePhrases();
  const ledgerOf = useLedgerAddress();
  const [, , addressOf] = useOpenRow('account_id');
  const mayChange = may({ resource: 'account', action: 'update' });
  return (
    <Stack gap="sm">
      {may({ resource: 'account', action: 'create' }) && (
        <Group>
          <FormButton label={t(($) => $.accounting.account.act.create)} creates>
            {(close) => <NewSubAccount onDone={close} />}
          </FormButton>
        </Group>
      )}
      <BookRows
        title={t(($) => $.accounting.account.title.chart)}
        endpoint={listAccounts}
        query={{}}
        idOf={({ id }) => id}
        columns={[
          column.custom({
            key: 'code',
            render: ({ code, parent_id }) => (
              <Anchor
                href={`#${ledgerOf({ account: code })}`}
                inherit
                fw={parent_id === null ? 700 : 400}
                pl={parent_id === null ? 0 : 'lg'}
              >
                {code}
              </Anchor>
            ),
          }),
          column.custom({
            key: 'name',
            title: ($) => $.common.field.name,
            render: (row) =>
              row.parent_id === null ? (
                t(accountName(row))
              ) : (
                <SubAccountName account={row} href={mayChange ? addressOf(row.id) : undefined} />
              ),
          }),
          column.custom({
            key: 'natural_side',
            title: ($) => $.accounting.account.field.side,
            render: ({ natural_side }) =>
              natural_side === 'debit'
                ? t(($) => $.accounting.transaction.field.debit)
                : t(($) => $.accounting.transaction.field.credit),
          }),
        ]}
      />
      <ChangeDialog />
    </Stack>
  );
}

/** A sub-account, linked to its form for users who may change it. */
function SubAccountName({ account, href }: { account: Account; href: string | undefined }): ReactNode {
  const t = usePhrases();
  const { name, closed_at } = account;
  return (
    <Group gap="xs">
      {href === undefined ? (
        name
      ) : (
        <Anchor href={`#${href}`} inherit>
          {name}
        </Anchor>
      )}
      {closed_at !== null && <Badge color="gray">{t(($) => $.accounting.account.field.closed)}</Badge>}
    </Group>
  );
}

/** The form of the sub-account in the address. */
function ChangeDialog(): ReactNode {
  const t = usePhrases();
  const [opened, open] = useOpenRow('account_id');
  const account = useData(listAccounts)?.data.find(({ id }) => id === opened);
  const changes =
    account !== undefined && account.parent_id !== null && may({ resource: 'account', action: 'update' });
  return (
    <FormModal
      title={t(($) => $.accounting.account.title.change)}
      opened={changes}
      onClose={() => open(undefined)}
    >
      {changes && <SubAccountForm key={account.version} account={account} onDone={() => open(undefined)} />}
    </FormModal>
  );
}
