import type { ReactNode } from 'react';
import { fund } from '@hakobu/contract/accounting/fund/fund.endpoints.ts';
import { PlainForm } from '#kit/plain-form.tsx';
import { useFundFields } from './place-fields.ts';

/** A new cash fund. */
export function FundForm({ onDone }: { onDone: () => void }): ReactNode {
  return <PlainForm resource={fund} permission="fund" fields={useFundFields()} onDone={onDone} />;
}
