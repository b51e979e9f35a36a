import type { ReactNode } from 'react';
import { openOf } from '#nouns/accounting/debt/clearing.ts';
import { SettleForm } from './settle-form.tsx';

interface FreightBearer {
  id: string | number;
  customer_id: number;
  freight_charge_unsolved: string;
  freight_charge_outstanding: string;
}

/** Pays the freight that a lading bill or a contract bears: what is undecided, and what is on debt. */
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
    amount={openOf({
      unsolved: bearer.freight_charge_unsolved,
      outstanding: bearer.freight_charge_outstanding,
    })}
    onDone={onDone}
  />
);
