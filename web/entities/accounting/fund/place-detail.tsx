import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { card, fund } from '@hakobu/contract/accounting/fund/fund.endpoints.ts';
import { moneyByDay } from '@hakobu/contract/accounting/statistic/money-by-day.endpoints.ts';
import type { ResponseOf } from '@hakobu/contract/kernel/endpoint.ts';
import { usePhrases } from '#app/i18n.ts';
import { may } from '#app/session.ts';
import { useEndpointMutation, useData } from '#client/hooks.ts';
import { rowVersion } from '#client/deferred-request.ts';
import { Facts, Section } from '#kit/page.tsx';
import { CrudDetail } from '#kit/crud-detail.tsx';
import { Money } from '#kit/values.tsx';
import { MovementsCard } from '../debt/movements-card.tsx';
import { BalanceLine } from './balance-line.tsx';
import { ClosedBadge } from './closed-badge.tsx';
import { useCardFields, useFundFields } from './place-fields.ts';

type Place = ResponseOf<typeof fund.get>;

/** A cash fund: name, balance and movements. */
export function FundDetail({ id }: { id: number }): ReactNode {
  const navigate = useNavigate();
  return (
    <CrudDetail
      id={id}
      resource={fund}
      permission="fund"
      fields={useFundFields()}
      titleOf={({ name }) => name}
      badge={(row) => <ClosedBadge at={row.closed_at} />}
      logType="fund"
      cards={(row) => <PlaceMoney place={row} of="fund" />}
      wide={<MovementsCard of="fund" id={id} />}
      onDeleted={() => void navigate({ to: '/accounting/account/funds' })}
    />
  );
}

/** A bank account with its bank and number. */
export function CardDetail({ id }: { id: number }): ReactNode {
  const navigate = useNavigate();
  return (
    <CrudDetail
      id={id}
      resource={card}
      permission="card"
      fields={useCardFields()}
      titleOf={({ name }) => name}
      badge={(row) => <ClosedBadge at={row.closed_at} />}
      logType="card"
      cards={(row) => <PlaceMoney place={row} of="card" />}
      wide={<MovementsCard of="card" id={id} />}
      onDeleted={() => void navigate({ to: '/accounting/account/bank-card' })}
    />
  );
}

const updates = { fund: fund.update, card: card.update } as const;

const DAYS = 90;

/** The balance and its history. An account is closed when its balance is zero, and can be reopened. */
function PlaceMoney({ place, of }: { place: Place; of: 'fund' | 'card' }): ReactNode {
  const t = usePhrases();
  const act = useEndpointMutation(updates[of]);
  const went = useData(
    moneyByDay,
    { query: { plain: { days: DAYS } } },
    { enabled: may({ resource: 'fund', action: 'read' }) },
  );
  const closed = place.closed_at !== null;
  return (
    <Section
      title={t(($) => $.common.section.money)}
      actions={
        may({ resource: of, action: 'update' }) && (
          <Button
            variant="default"
            loading={act.isPending}
            onClick={() => act.mutate({ ...rowVersion(place), body: { closed: !closed } })}
          >
            {closed ? t(($) => $.accounting.fund.act.open) : t(($) => $.accounting.fund.act.close)}
          </Button>
        )
      }
    >
      <Facts
        rows={[
          [
            t(($) => $.common.field.balance),
            <Money key="held" value={place.balance} currency={place.currency_id} />,
          ],
          [
            t(($) => $.common.field.balance_base),
            <Money key="base" value={place.balance_base} currency="VND" />,
          ],
          [
            t(($) => $.common.dashboard.ninety_days),
            <div key="went" className="sparkline-place">
              <BalanceLine
                place={{ type: of, id: place.id, currency: place.currency_id }}
                history={went}
                size="own"
              />
            </div>,
          ],
        ]}
      />
    </Section>
  );
}
