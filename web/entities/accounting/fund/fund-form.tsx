import type { ReactNode } from 'react';
import { fund } from '@hakobu/contract/accounting/fund/fund.endpoints.ts';
import { CrudForm } from '#kit/crud-form.tsx';
import { useFundFields } from './place-fields.ts';

export function FundForm({ onDone }: { onDone: () => void }): ReactNode {
  return <CrudForm resource={fund} permission="fund" fields={useFundFields()} onDone={onDone} />;
}
