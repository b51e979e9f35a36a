import type { ReactNode } from 'react';
import { add, isZero, type Decimal } from '@hakobu/contract/kernel/decimal.ts';
import { usePhrases } from '#app/i18n.ts';
import { MomentInput } from '#kit/inputs/moment-input.tsx';
import { MoneyInput } from '#kit/inputs/numbers.tsx';
import { TextBox } from '#kit/inputs/inputs.tsx';
import { LotSearch } from '#entities/product/lot-search.tsx';
import { nextKey } from './draft-line.ts';
import type { EditorProps } from './editor-props.ts';
import { LinesTotal } from './lines-total.tsx';

/** A lot that is not saved yet. */
export interface DraftLot {
  key: number;
  auction_id: string;
  title: string;
  url: string;
  image: string;
  ends_at: string;
  max_bid: string;
  fee: string;
  domestic_shipping: string;
}

export const emptyLot = (): DraftLot => ({
  key: nextKey(),
  ...{ auction_id: '', title: '', url: '', image: '', ends_at: '' },
  ...{ max_bid: '0', fee: '0', domestic_shipping: '0' },
});

/** The request body of a lot, complete once item, end time and highest bid are set. */
export function lotBody({ key: _, ends_at, ...lot }: DraftLot): object | undefined {
  const end = new Date(ends_at.replace(' ', 'T'));
  const amounts = amountsOf(lot);
  if (lot.auction_id === '' || lot.title === '' || isZero(amounts.max_bid) || Number.isNaN(end.getTime()))
    return undefined;
  return { lot: { ...lot, ...amounts, ends_at: end.toISOString() } };
}

/** The amounts of a lot; empty fields count as zero. */
export const amountsOf = (lot: Pick<DraftLot, 'max_bid' | 'fee' | 'domestic_shipping'>) => ({
  max_bid: lot.max_bid || '0',
  fee: lot.fee || '0',
  domestic_shipping: lot.domestic_shipping || '0',
});

/** The total cost if it is won with the highest bid. */
export function totalOfLot(lot: DraftLot): Decimal {
  const { max_bid, fee, domestic_shipping } = amountsOf(lot);
  return add(max_bid, fee, domestic_shipping);
}

/** The lot of an auction order; facts known from the auction site are filled in. */
export function LotEditor({ lines, onChange, currency, party, errorOf }: EditorProps<DraftLot>): ReactNode {
  const t = usePhrases();
  const lot = lines[0] ?? emptyLot();
  const set = (change: Partial<DraftLot>) => onChange([{ ...lot, ...change }]);
  const field = (name: Exclude<keyof DraftLot, 'key'>) => ({
    value: lot[name],
    onChange: (value: string) => set({ [name]: value }),
    error: errorOf(`lot.${name}`),
  });
  return (
    <>
      <LotSearch
        field={{ ...field('auction_id'), label: t(($) => $.order.lot.field.auction_id), required: true }}
        onFound={({ id, name, img }) => set({ auction_id: id, title: name, image: img ?? '' })}
      />
      <div className="fields">
        <TextBox {...field('title')} label={t(($) => $.common.field.title)} required />
        <MomentInput {...field('ends_at')} label={t(($) => $.order.lot.field.ends_at)} required />
        <TextBox {...field('url')} label={t(($) => $.common.field.url)} />
        <MoneyInput
          {...field('max_bid')}
          currency="JPY"
          label={`${t(($) => $.order.lot.field.max_bid)} (JPY)`}
          required
        />
        <MoneyInput {...field('fee')} currency="JPY" label={`${t(($) => $.order.lot.field.fee)} (JPY)`} />
        <MoneyInput
          {...field('domestic_shipping')}
          currency="JPY"
          label={`${t(($) => $.order.lot.field.domestic_shipping)} (JPY)`}
        />
      </div>
      <LinesTotal total={totalOfLot(lot)} {...{ currency, party }} />
    </>
  );
}
