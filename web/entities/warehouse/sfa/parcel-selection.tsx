import type { ReactNode } from 'react';
import type { RowOf } from '@hakobu/contract/kernel/endpoint.ts';
import type { sfa } from '@hakobu/contract/warehouse/sfa/sfa.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { may } from '#app/session.ts';
import { FormButton } from '#kit/form.tsx';
import type { Selecting } from '#kit/list/use-selection.ts';
import { PackParcelsButton } from '../owning-box/pack-parcels-form.tsx';
import { TallyExpectedForm } from './tally-expected-form.tsx';

/** What people can do with selected parcels: tally them as expected, and pack them; undefined without a right. */
export function parcelSelection(): Selecting<RowOf<typeof sfa.list>> | undefined {
  const tallies = may({ resource: 'sfa', action: 'update' });
  const packs = may({ resource: 'box', action: 'create' }) && may({ resource: 'owner', action: 'create' });
  if (!tallies && !packs) return undefined;
  return {
    idOf: ({ id }) => String(id),
    bar(rows, clear) {
      const ids = rows.map(({ id }) => id);
      return (
        <>
          {tallies && <TallyButton ids={ids} onDone={clear} />}
          {packs && <PackParcelsButton ids={ids} onDone={clear} />}
        </>
      );
    },
  };
}

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
