import { Group, Text } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import {
  linkParties,
  listPartyLinks,
  netDebts,
  unlinkParties,
} from '@hakobu/contract/accounting/netting/netting.endpoints.ts';
import { outstandingDocuments } from '@hakobu/contract/accounting/statistic/outstanding.endpoints.ts';
import { add, isPositive, least, zero } from '@hakobu/contract/kernel/decimal.ts';
import type { RowOf } from '@hakobu/contract/kernel/endpoint.ts';
import type { CurrencyId } from '@hakobu/contract/kernel/money.ts';
import { usePhrases } from '#app/i18n.ts';
import { may } from '#app/session.ts';
import { useCall, useRequestMutation } from '#client/hooks.ts';
import { rowVersion, deferRequest } from '#client/deferred-request.ts';
import { openConfirmDialog } from '#kit/confirm-dialog.tsx';
import { id as idField } from '#kit/fields.ts';
import { formatMoney, today } from '#kit/format.ts';
import { Form, FormButton } from '#kit/form.tsx';
import { DayInput } from '#kit/inputs/day-input.tsx';
import { EntityPicker } from '#kit/inputs/entity-picker.tsx';
import { MoneyInput } from '#kit/inputs/numbers.tsx';
import { Facts, Section } from '#kit/page.tsx';
import { PreviewForm } from '#kit/preview-form.tsx';
import { RemoveButton } from '#kit/remove-button.tsx';
import { useFields } from '#kit/use-fields.ts';
import { Entries } from '../transaction/entries.tsx';
import { toClearedDocument, allocateOldestFirst, openAmount, type Document } from './clearing.ts';
import { parties, type PartyType } from './party.ts';

interface Party {
  type: PartyType;
  id: number;
}
type Link = RowOf<typeof listPartyLinks>;

const otherOf = { user: 'supplier', supplier: 'user' } as const;
const MOST = 100;

/** Links a party that is both customer and supplier, and nets receivables against payables. */
export function NettingCard(props: Party & { currency: CurrencyId }): ReactNode {
  const t = usePhrases();
  const allowed = may({ resource: 'debt', action: 'update' });
  const filter = { [props.type === 'user' ? 'customer_id' : 'supplier_id']: props.id };
  const include = ['customer', 'supplier'];
  const reading = useCall(listPartyLinks, { query: { filter, include } }, { enabled: allowed });
  if (!allowed || reading.data === undefined) return null;
  const link = reading.data.data[0];
  return (
    <Section title={t(($) => $.accounting.netting.section.roles)}>
      {link === undefined ? <LinkParty {...props} /> : <Linked {...props} link={link} />}
    </Section>
  );
}

function LinkParty({ type, id }: Party): ReactNode {
  const t = usePhrases();
  const other = parties[otherOf[type]];
  const label = t(($) => $.accounting.netting.act.link, { party: other.word().toLowerCase() });
  return (
    <Group justify="space-between">
      <Text size="sm" c="dimmed">
        {t(($) => $.accounting.netting.message.not_linked, { party: parties[type].word().toLowerCase() })}
      </Text>
      <FormButton label={label} variant="default">
        {(close) => <LinkForm {...{ type, id }} onDone={close} />}
      </FormButton>
    </Group>
  );
}

function LinkForm({ type, id, onDone }: Party & { onDone: () => void }): ReactNode {
  const other = parties[otherOf[type]];
  const form = useFields(
    { party: idField() },
    {
      send: ({ party: chosen }) =>
        deferRequest(linkParties, {
          body:
            type === 'user'
              ? { customer_id: id, supplier_id: chosen }
              : { customer_id: chosen, supplier_id: id },
        }),
      onDone,
    },
  );
  return (
    <Form {...form}>
      <EntityPicker {...other.picker} {...form.field('party', other.word())} />
    </Form>
  );
}

function Linked({ type, link, currency }: Party & { link: Link; currency: CurrencyId }): ReactNode {
  const t = usePhrases();
  const removing = useRequestMutation(() => crypto.randomUUID());
  const other = type === 'user' ? link.supplier : link.customer;
  const remove = () =>
    openConfirmDialog({
      act: t(($) => $.common.act.remove),
      of: other?.name,
      text: t(($) => $.common.consequence.unlink),
      danger: true,
      onConfirm: () => removing.mutate(deferRequest(unlinkParties, rowVersion(link))),
    });
  const label = t(($) => $.accounting.netting.act.net);
  return (
    <Group justify="space-between">
      <Group gap="xs">
        <Text size="sm">
          {parties[otherOf[type]].word()}: <b>{other?.name}</b>
        </Text>
        <RemoveButton of={other?.name ?? ''} onClick={remove} />
      </Group>
      <FormButton label={label} size="xl">
        {(close) => <NettingForm {...{ link, currency, label }} onDone={close} />}
      </FormButton>
    </Group>
  );
}

/** The documents of one side by due date, and their total number. */
const useSide = (object_type: PartyType, object_id: number, currency_id: CurrencyId) => {
  const filter = { object_type, object_id, currency_id };
  const read = useCall(outstandingDocuments, { query: { filter, per_page: MOST } }).data;
  const rows = read?.data.filter(({ payable, kind }) => payable && kind !== null);
  return rows && { rows, shown: read!.data.length, total: read!.total };
};
type Side = NonNullable<ReturnType<typeof useSide>>;

/** A note where a side has more documents than are shown. */
function Beyond({ side: { shown, total } }: { side: Side }): ReactNode {
  const t = usePhrases();
  if (total <= shown) return null;
  return (
    <Text size="sm" role="status">
      {t(($) => $.accounting.netting.message.first, { shown, total })}
    </Text>
  );
}

const openInAll = (rows: readonly Document[]): string => add(zero, ...rows.map(openAmount));

const chosenOf = (rows: readonly Document[], amount: string) => {
  const amounts = allocateOldestFirst(rows, amount);
  return rows.flatMap((row) =>
    amounts[row.id] === undefined ? [] : [toClearedDocument(row, amounts[row.id]!)],
  );
};

interface NettingFormProps {
  link: Link;
  currency: CurrencyId;
  label: string;
  onDone: () => void;
}

/** Nets an amount against the oldest documents of each side, and previews the postings. */
function NettingForm({ link, currency, label, onDone }: NettingFormProps): ReactNode {
  const t = usePhrases();
  const owed = useSide('user', link.customer_id, currency);
  const owing = useSide('supplier', link.supplier_id, currency);
  const [typed, setTyped] = useState<string>();
  const [day, setDay] = useState(today());
  if (owed === undefined || owing === undefined) return null;
  const sums = { owed: openInAll(owed.rows), owing: openInAll(owing.rows) };
  const amount = typed ?? least(sums.owed, sums.owing);
  const ready = day !== '' && amount !== '' && isPositive(amount);
  const body = {
    ...{ customer_id: link.customer_id, currency_id: currency, voucher_date: day },
    ...{ owed: chosenOf(owed.rows, amount || zero), owing: chosenOf(owing.rows, amount || zero) },
  };
  if (!isPositive(least(sums.owed, sums.owing)))
    return <Text>{t(($) => $.accounting.netting.message.nothing)}</Text>;
  return (
    <PreviewForm
      endpoint={netDebts}
      body={ready ? body : undefined}
      submitLabel={`${label} ${formatMoney(amount, currency)}`}
      onDone={onDone}
      choices={
        <>
          <Facts
            rows={[
              [t(($) => $.accounting.netting.field.owed), formatMoney(sums.owed, currency)],
              [t(($) => $.accounting.netting.field.owing), formatMoney(sums.owing, currency)],
            ]}
          />
          <Beyond side={owed} />
          <Beyond side={owing} />
          <div className="fields">
            <MoneyInput
              label={t(($) => $.accounting.netting.field.netted)}
              currency={currency}
              value={amount}
              onChange={setTyped}
            />
            <DayInput label={t(($) => $.common.field.voucher_date)} value={day} onChange={setDay} />
          </div>
        </>
      }
    >
      {({ entries = [] }) => <Entries entries={entries} />}
    </PreviewForm>
  );
}
