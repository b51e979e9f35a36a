import { Group } from '@mantine/core';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { DocumentType } from '@hakobu/contract/accounting/charge/charge-kinds.ts';
import {
  documentEndpoints,
  grantEndpoints,
  type Voucher,
} from '@hakobu/contract/accounting/payment/payment.endpoints.ts';
import {
  anyKinds,
  type DocumentKind,
  type GrantKind,
} from '@hakobu/contract/accounting/transaction/kinds.ts';
import { absolute, type Decimal } from '@hakobu/contract/kernel/decimal.ts';
import type { CurrencyId } from '@hakobu/contract/kernel/money.ts';
import { usePhrases } from '#app/i18n.ts';
import { may } from '#app/session.ts';
import { deferRequest } from '#client/deferred-request.ts';
import { money, text } from '#kit/fields.ts';
import { formatMoney, today } from '#kit/format.ts';
import { ChooseFiles } from '#kit/files-section.tsx';
import { Form, FormButton } from '#kit/form.tsx';
import { DayInput } from '#kit/inputs/day-input.tsx';
import { NoteBox } from '#kit/inputs/inputs.tsx';
import { MoneyInput } from '#kit/inputs/numbers.tsx';
import { useFields } from '#kit/use-fields.ts';
import { orAwaitApproval, NO_MESSAGE } from './await-approval.ts';
import { MoveForm } from './move-form.tsx';
import { PayFacts, PaySource, useCredits } from './pay-source.tsx';
import { shortfall } from './shortfall.ts';
import { useWallet, WalletLine } from './wallet-line.tsx';
import { useAttachments, withAttachments } from './with-attachments.ts';

const endpoints = { ...documentEndpoints, ...grantEndpoints };
type Kind = DocumentKind | GrantKind;

interface SettleProps {
  kind: Kind;
  party: { type: Voucher['transactionable_type']; id: number };
  receipt: { type: DocumentType; id: string | number };
  currency: CurrencyId;
  /** The proposed amount; empty if the payer decides. */
  amount: string;
  creditOrderId?: number;
  /** One of several compensations of the document. */
  compensationId?: number;
  /** One of several costs of the container. */
  containerCostId?: number;
  onDone: () => void;
}

/** The form state of a payment: amount due, and the credit that pays it, if any. */
function useSettling({
  kind,
  party,
  receipt,
  currency,
  amount,
  creditOrderId: known,
  compensationId,
  containerCostId,
  onDone,
}: SettleProps) {
  const [chosen, setChosen] = useState('');
  const { papers, choosing } = useAttachments();
  const creditOrderId = known ?? (chosen === '' ? undefined : Number(chosen));
  const isOrder = receipt.type === 'order' && known === undefined;
  const credits = useCredits(isOrder ? String(receipt.id) : undefined, kind);
  const due = amount === '' ? '' : absolute(amount);
  const form = useFields(
    {
      amount: money({ start: due, required: true }),
      voucher_date: text({ start: today() }),
      description: text(),
    },
    {
      send: (body) =>
        orAwaitApproval(
          withAttachments(
            deferRequest(endpoints[kind], {
              body: {
                ...body,
                currency_id: currency,
                transactionable_type: party.type,
                transactionable_id: party.id,
                receipts: [{ receiptable_type: receipt.type, receiptable_id: String(receipt.id) }],
                ...(creditOrderId === undefined ? {} : { credit_order_id: creditOrderId }),
                ...(compensationId === undefined ? {} : { compensation_id: compensationId }),
                ...(containerCostId === undefined ? {} : { container_cost_id: containerCostId }),
              },
            }),
            papers,
          ),
        ),
      message: NO_MESSAGE,
      onDone,
    },
  );
  const choose = (credit: string, proposed: string) => {
    setChosen(credit);
    form.set({ amount: proposed });
  };
  const draws = creditOrderId !== undefined;
  return { form, due, credits, chosen, choose, draws, choosing: choosing(form) };
}

/**
 * Pays, repays or refunds one document. An order with a credit can be paid with it; the payment is then a
 * draw.
 */
export function SettleForm(props: SettleProps): ReactNode {
  const { kind, party, currency, creditOrderId } = props;
  const { form, due, credits, chosen, choose, draws, choosing } = useSettling(props);
  const act = useActName(kind, draws);
  const { field, values } = form;
  const settles = anyKinds[kind].postings.does === 'settle' && creditOrderId === undefined;
  const wallet = useWallet({ party: party.type, id: party.id, currency });
  const fromWallet = settles && !draws && anyKinds[kind].limits.includes('wallet');
  const mayCollect = may({ resource: 'transaction', action: 'create' });
  const lacking = fromWallet && wallet !== undefined ? shortfall(wallet, values.amount || '0') : undefined;
  return (
    <Form
      {...form}
      disabled={values.amount === '0'}
      submitLabel={`${act} ${formatMoney(values.amount, currency)}`.trim()}
    >
      {settles && <PayFacts {...{ due, currency }} amount={values.amount || '0'} lacking={lacking} />}
      {!draws && <WalletLine party={party.type} id={party.id} currency={currency} />}
      {party.type === 'user' && lacking !== undefined && mayCollect && (
        <CollectLacking customer={party.id} amount={lacking} currency={currency} />
      )}
      <div className="fields">
        <MoneyInput
          currency={currency}
          {...field('amount', ($) => `${$.common.field.amount} (${currency})`)}
        />
        <PaySource {...{ credits, currency, due, value: chosen }} onChange={choose} />
        <DayInput {...field('voucher_date')} />
        <div className="wide">
          <NoteBox {...field('description')} />
        </div>
        <div className="wide">
          <ChooseFiles {...choosing} />
        </div>
      </div>
    </Form>
  );
}

/** Receives the missing amount in cash without leaving the payment. */
function CollectLacking({
  customer,
  amount,
  currency,
}: {
  customer: number;
  amount: Decimal;
  currency: CurrencyId;
}): ReactNode {
  const t = usePhrases();
  const element = useRef<HTMLDivElement>(null);
  // The focused button disappears with the shortfall; the payment goes on at its first field.
  useEffect(() => {
    const form = element.current?.closest('form');
    return () => form?.querySelector<HTMLElement>('input')?.focus();
  }, []);
  const label = t(($) => $.accounting.transaction.act.deposit_with_cash);
  return (
    <Group ref={element}>
      <FormButton label={`${label} ${formatMoney(amount, currency)}`} title={label} variant="light">
        {(close) => (
          <MoveForm
            kind="deposit_with_cash"
            partyId={String(customer)}
            {...{ amount, currency }}
            onDone={close}
          />
        )}
      </FormButton>
    </Group>
  );
}

/** The name of the action: pay, refund or draw. */
function useActName(kind: Kind, draws: boolean): string {
  const t = usePhrases();
  if (draws) return t(($) => $.accounting.credit_order.act.draw);
  const { does } = anyKinds[kind].postings;
  if (does === 'grant') return t(($) => $.accounting.transaction.type[kind]);
  return does === 'give_back' ? t(($) => $.order.order.act.refund) : t(($) => $.common.act.pay);
}
