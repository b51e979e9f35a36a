import { Anchor, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { documentNumber } from '@hakobu/contract/document-number.ts';
import { phrase, usePhrases } from '#app/i18n.ts';
import { may } from '#app/session.ts';
import { formatDate } from '#kit/format.ts';
import { Facts, Section } from '#kit/page.tsx';
import { Money } from '#kit/values.tsx';
import { Reference } from '#kit/reference.tsx';
import { RateLine } from '#entities/payment/rate-line.tsx';
import { accountName } from '../account-name.ts';
import type { Transaction } from './transaction.ts';

/** The party of a voucher, source and target of its money, and related vouchers. */
export function VoucherFacts({ row }: { row: Transaction }): ReactNode {
  const t = usePhrases();
  const { currency_id, to_currency_id, to_amount, fees, amount_base, unassigned } = row;
  const place = row.fund ?? row.card;
  const target = row.to_fund ?? row.to_card;
  const arrived = to_currency_id ?? currency_id;
  return (
    <Section title={t(($) => $.common.section.details)}>
      <Facts
        rows={[
          [t(($) => $.common.field.voucher_date), formatDate(row.voucher_date)],
          [
            t(($) => $.accounting.transaction.field.type),
            t(($) => $.accounting.transaction.type[row.type_id]),
          ],
          [t(($) => $.common.field.party), <Party key="party" row={row} />],
          [t(($) => $.common.field.amount), <Money key="amount" value={row.amount} currency={currency_id} />],
          place != null && [
            t(($) => (row.fund == null ? $.common.field.card : $.common.field.fund)),
            place.name,
          ],
          target != null && [t(($) => $.accounting.transaction.field.target), target.name],
          row.wallet != null && walletsOf(row),
          row.credit_order_id !== null && creditOf(row.credit_order_id),
          to_amount !== null && [
            t(($) => $.accounting.transaction.field.to_amount),
            <AtRate key="to" row={row} value={to_amount} currency={arrived} />,
          ],
          fees !== null && [
            t(($) => $.accounting.transaction.field.fees),
            <Money key="fees" value={fees} currency={currency_id} />,
          ],
          amount_base !== null && [
            t(($) => $.accounting.transaction.field.amount_base),
            <AtRate key="base" row={row} value={amount_base} currency="VND" />,
          ],
          row.account != null && accountOf(row.account),
          unassigned !== null && [
            t(($) => $.accounting.transaction.field.unassigned),
            <Money key="unassigned" value={unassigned} currency={arrived} />,
          ],
          ...relatedVouchers(row),
          [t(($) => $.common.field.prepared_by), row.preparedBy?.name],
          row.approved_by != null && approvedBy(row.approved_by.name),
          [t(($) => $.common.field.description), row.description],
        ]}
      />
    </Section>
  );
}

/** The wallet of the party and the wallet that received money. */
const walletsOf = ({ wallet, to_wallet }: Transaction) =>
  [
    phrase(($) => $.common.field.wallet),
    [wallet, to_wallet].flatMap((one) => one?.currency_id ?? []).join(' → '),
  ] as const;

const creditOf = (id: number) =>
  [phrase(($) => $.accounting.credit_order.name), <Credit key="credit" id={id} />] as const;

/** A link to a credit for users who may open it. */
const Credit = ({ id }: { id: number }): ReactNode =>
  may({ resource: 'fund', action: 'read' }) ? (
    <Anchor inherit className="figure" href={`#/accounting/account/credit/${id}`}>
      {documentNumber('credit_order', id)}
    </Anchor>
  ) : (
    <span className="figure">{documentNumber('credit_order', id)}</span>
  );

const accountOf = (account: NonNullable<Transaction['account']>) =>
  [phrase(($) => $.common.field.account), `${account.code} · ${phrase(accountName(account))}`] as const;

/** The vouchers related to this one. */
const relatedVouchers = ({ parent, children = [], reverses, reversed_by }: Transaction) =>
  [
    [phrase(($) => $.accounting.transaction.field.parent), parent == null ? [] : [parent]] as const,
    [phrase(($) => $.accounting.transaction.field.children), children] as const,
    [phrase(($) => $.accounting.transaction.field.reverses), reverses == null ? [] : [reverses]] as const,
    [
      phrase(($) => $.accounting.transaction.field.reversed_by),
      reversed_by == null ? [] : [reversed_by],
    ] as const,
  ]
    .filter(([, vouchers]) => vouchers.length > 0)
    .map(([label, vouchers]) => [label, linksTo(vouchers)] as const);

const approvedBy = (name: string) =>
  [phrase(($) => $.accounting.voucher_request.field.approved_by), name] as const;

/** The party, linked to its page. */
const Party = ({ row: { object, transactionable_type: type } }: { row: Transaction }): ReactNode =>
  object != null && (
    <Reference of={type === 'user' ? 'customer' : 'supplier'} id={object.id}>
      {object.name}
    </Reference>
  );

/** The amount in another currency with the rate. */
const AtRate = ({
  row: { amount, currency_id },
  value,
  currency,
}: {
  row: Transaction;
  value: string;
  currency: string;
}): ReactNode => (
  <Group gap="xs">
    <Money value={value} currency={currency} />
    <RateLine amount={amount} currency={currency_id} to_amount={value} to={currency} />
  </Group>
);

const linksTo = (vouchers: readonly { id: number; code_ref: string }[]): ReactNode => (
  <Group gap="xs">
    {vouchers.map(({ id, code_ref }) => (
      <Reference key={id} of="transaction" id={id} figure>
        {code_ref}
      </Reference>
    ))}
  </Group>
);
