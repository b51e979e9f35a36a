import { Anchor, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import {
  lineTreatments,
  type LineProposal,
  type LineTreatment,
} from '@hakobu/contract/accounting/bank-statement/bank-statement.endpoints.ts';
import { generalAccounts } from '@hakobu/contract/accounting/transaction/treasury-kinds.ts';
import { isPositive } from '@hakobu/contract/kernel/decimal.ts';
import { usePhrases } from '#app/i18n.ts';
import { formatDate } from '#kit/format.ts';
import { Choice } from '#kit/inputs/inputs.tsx';
import { CustomerPicker } from '#entities/identity/customer-picker.tsx';
import { AccountChoice } from '#entities/payment/money-fields.tsx';

/** The booking chosen for a line; empty strings where nothing is chosen. */
export interface BookingChoice {
  way: LineTreatment | '';
  transaction_id: string;
  user_id: string;
  account_id: string;
}

type Proposed = Pick<LineProposal, 'vouchers' | 'payers' | 'way'>;

/** The proposed booking of a line, used until the user chooses another. */
export const proposedBooking = ({ way, vouchers }: Proposed): BookingChoice => ({
  way: way ?? '',
  transaction_id: way === 'match' ? String(vouchers[0]?.id ?? '') : '',
  user_id: '',
  account_id: '',
});

const ASKS = { assign: 'user_id', pay: 'account_id', match: 'transaction_id' } as const;

/** The request body of a booking; undefined for a line that is left open or incomplete. */
export function bookingBody(chosen: BookingChoice) {
  const { way } = chosen;
  if (way === '') return undefined;
  if (way === 'receive') return { way };
  const asked = ASKS[way];
  return chosen[asked] === '' ? undefined : { way, [asked]: Number(chosen[asked]) };
}

/** Chooses the booking of a line: its kind, and the party, purpose or voucher that the kind needs. */
export function LineBookingFields({
  amount,
  proposed,
  chosen,
  onChange,
  name,
}: {
  amount: string;
  proposed: Proposed;
  chosen: BookingChoice;
  onChange: (chosen: BookingChoice) => void;
  /** Distinguishes the fields of one line from those of the others. */
  name: string;
}): ReactNode {
  const t = usePhrases();
  const came = isPositive(amount);
  const ways = lineTreatments.filter((way) =>
    way === 'match' ? proposed.vouchers.length > 0 : (way === 'pay') !== came,
  );
  const set = (change: Partial<BookingChoice>) => onChange({ ...chosen, ...change });
  const label = (text: string) => `${text} ${name}`.trim();
  return (
    <Group gap={6} wrap="wrap" align="flex-start" className="line-way">
      <Choice
        aria-label={label(t(($) => $.accounting.bank_statement.field.way))}
        value={chosen.way}
        all={t(($) => $.accounting.bank_statement.way.leave)}
        options={ways.map((way) => ({
          value: way,
          label: t(($) => $.accounting.bank_statement.way[way]),
        }))}
        onChange={(way) =>
          set({
            way: way as LineTreatment | '',
            ...(way === 'match' && { transaction_id: String(proposed.vouchers[0]?.id ?? '') }),
          })
        }
      />
      <BookingFields {...{ proposed, chosen, set, label }} />
      {chosen.way !== 'match' && proposed.payers.length > 0 && chosen.user_id === '' && (
        <Payers payers={proposed.payers} onPick={(user_id) => set({ way: 'assign', user_id })} />
      )}
    </Group>
  );
}

/** The fields that a kind of booking needs. */
function BookingFields({
  proposed,
  chosen,
  set,
  label,
}: {
  proposed: Proposed;
  chosen: BookingChoice;
  set: (change: Partial<BookingChoice>) => void;
  label: (text: string) => string;
}): ReactNode {
  const t = usePhrases();
  return (
    <>
      {chosen.way === 'match' && (
        <Choice
          aria-label={label(t(($) => $.accounting.bank_statement.field.voucher))}
          value={chosen.transaction_id}
          options={proposed.vouchers.map(({ id, code_ref, voucher_date, description }) => ({
            value: String(id),
            label: [code_ref, formatDate(voucher_date), description].filter(Boolean).join(' · '),
          }))}
          onChange={(transaction_id) => set({ transaction_id })}
        />
      )}
      {chosen.way === 'assign' && (
        <CustomerPicker
          aria-label={label(t(($) => $.common.field.customer))}
          value={chosen.user_id}
          onChange={(user_id) => set({ user_id })}
        />
      )}
      {chosen.way === 'pay' && (
        <AccountChoice
          aria-label={label(t(($) => $.accounting.account.name))}
          offered={generalAccounts}
          value={chosen.account_id}
          onChange={(account_id) => set({ account_id })}
        />
      )}
    </>
  );
}

/** Parties who may have paid the line; a click chooses their wallet. */
function Payers({
  payers,
  onPick,
}: {
  payers: Proposed['payers'];
  onPick: (customer: string) => void;
}): ReactNode {
  const t = usePhrases();
  return (
    <Group gap={6}>
      <Text size="xs" c="dimmed">
        {t(($) => $.accounting.transaction.message.perhaps)}
      </Text>
      {payers.map(({ id, name, by }) => (
        <Anchor key={id} component="button" type="button" size="xs" onClick={() => onPick(String(id))}>
          {by === name || by === '' ? name : `${name} (${by})`}
        </Anchor>
      ))}
    </Group>
  );
}
