import { sql, type RawBuilder } from 'kysely';
import { eachSide } from '../ledger/sides.ts';
import type { Period } from './period-of.ts';

/** The running total of an account on its last day matching the condition. */
const upTo = (condition: RawBuilder<unknown>) => sql`
  select ${eachSide((name) => sql`d.${sql.ref(`total_${name}`)} as ${sql.ref(name)}`)}
  from ledger_days d
  where d.ledger_account_id = l.id and ${condition}
  order by d.day desc
  limit 1`;
/** A side until the beginning (`o`) or end (`c`) of a period including the unaggregated tail. */
const until = (cut: 'o' | 'c', name: string) =>
  sql`coalesce(${sql.ref(`${cut}.${name}`)}, 0) + coalesce(${sql.ref(`came.${cut}_${name}`)}, 0)`;
const held = (base: '' | '_base') => sql`${until('o', `debit${base}`)} - (${until('o', `credit${base}`)})`;
const within = (name: string) => sql`${until('c', name)} - (${until('o', name)}) as ${sql.ref(name)}`;

/**
 * Accounts `l` of parties with opening balance and movements, debit less credit, joined with `tail`: their
 * days store running totals, so that all periods cost the same.
 */
export const balancesOverPeriod = (
  { from, to }: Period,
  condition: RawBuilder<unknown>,
): RawBuilder<unknown> => sql`
  select l.id, l.account_id, a.parent_id, a.code, a.role, l.party_type, l.party_id, l.currency_id, l.sign,
    l.debit - l.credit as held, ${held('')} as opening, ${held('_base')} as opening_base, ${eachSide(within)}
  from ledger_accounts l
  join accounts a on a.id = l.account_id
  left join lateral (${upTo(sql`d.day < ${from}::date`)}) as o on true
  left join lateral (${upTo(sql`d.day <= ${to}::date`)}) as c on true
  left join (
    select x.ledger_account_id,
      ${eachSide((name) => sql`sum(x.${sql.ref(name)}) filter (where x.day < ${from}::date) as ${sql.ref(`o_${name}`)}`)},
      ${eachSide((name) => sql`sum(x.${sql.ref(name)}) as ${sql.ref(`c_${name}`)}`)}
    from tail x
    where x.day <= ${to}::date
    group by 1) as came on came.ledger_account_id = l.id
  where ${condition}`;

export const PERIOD_FIGURES = ['opening', 'increase', 'decrease', 'closing'] as const;

/** Opening balance, increase and decrease of such accounts `of` in their natural sign. */
export const inNaturalSign = (of: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql.join(
    ['', '_base'].flatMap((base) => {
      const [opening, debit, credit] = ['opening', 'debit', 'credit'].map(
        (name) => sql`${of}.${sql.ref(`${name}${base}`)}`,
      );
      const figures = {
        opening: sql`${of}.sign * ${opening}`,
        increase: sql`case ${of}.sign when 1 then ${debit} else ${credit} end`,
        decrease: sql`case ${of}.sign when 1 then ${credit} else ${debit} end`,
        closing: sql`${of}.sign * (${opening} + ${debit} - ${credit})`,
      };
      return PERIOD_FIGURES.map((name) => sql`${figures[name]} as ${sql.ref(`${name}${base}`)}`);
    }),
  );
