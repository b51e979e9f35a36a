import type { ReactNode } from 'react';
import { openAmount, overpaidAmount } from '#entities/accounting/debt/clearing.ts';
import { RefundButton } from './refund-button.tsx';
import { SettleForm } from './settle-form.tsx';

interface FreightBearer {
  id: string | number;
  customer_id: number;
  freight_charge_unsolved: string;
  freight_charge_outstanding: string;
}

/** Pays the freight of a lading bill or contract: the unpaid amount and the debt. */
export const PayFreight = ({
  of,
  bearer,
  onDone,
}: {
  of: 'lading_bill' | 'contract';
  bearer: FreightBearer;
  onDone: () => void;
}): ReactNode => (
  <SettleForm
    kind="payment_service"
    party={{ type: 'user', id: bearer.customer_id }}
    receipt={{ type: of, id: bearer.id }}
    currency="VND"
    amount={openAmount({
      unsolved: bearer.freight_charge_unsolved,
      outstanding: bearer.freight_charge_outstanding,
    })}
    onDone={onDone}
  />
);

/** Refunds overpaid freight; for a bill shared by several orders, each share by itself. */
export const RefundFreight = ({
  of,
  bearer: { id, customer_id, freight_charge_unsolved: unsolved },
  shares = [{ unsolved }],
}: {
  of: 'lading_bill' | 'contract';
  bearer: FreightBearer;
  shares?: readonly { unsolved: string }[] | undefined;
}): ReactNode => (
  <RefundButton
    kind="payment_service_refund"
    party={{ type: 'user', id: customer_id }}
    receipt={{ type: of, id }}
    currency="VND"
    surplus={overpaidAmount(...shares)}
  />
);
