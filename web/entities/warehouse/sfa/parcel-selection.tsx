import type { ReactNode } from 'react';
import type { RowOf } from '@hakobu/contract/kernel/endpoint.ts';
import type { sfa } from '@hakobu/contract/warehouse/sfa/sfa.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { may } from '#app/session.ts';
import { FormButton } from '#kit/form.tsx';
import type { Selecting } from '#kit/list/use-selection.ts';
import { TallyExpectedForm } from './tally-expected-form.tsx';

/** What people can do with selected parcels; undefined without the right to tally. */
export const parcelSelection = (): Selecting<RowOf<typeof sfa.list>> | undefined =>
  may({ resource: 'sfa', action: 'update' })
    ? {
        idOf: ({ id }) => String(id),
        bar: (rows, clear) => <TallyButton ids={rows.map(({ id }) => id)} onDone={clear} />,
      }
    : undefined;

function TallyButton({ ids, onDone }: { ids: readonly number[]; onDone: () => void }): ReactNode {
  const t = usePhrases();
  return (
    <FormButton label={`${t(($) => $.warehouse.sfa.act.tally_expected)} (${ids.length})`} size="xl">
      {(close) => (
        <TallyExpectedForm
          ids={ids}
          onDone={() => {
            close();
            onDone();
          }}
        />
      )}
    </FormButton>
  );
}
