import type { ReactNode } from 'react';
import { voucherForms } from '@hakobu/contract/accounting/transaction/voucher-forms.ts';
import { isZero } from '@hakobu/contract/kernel/decimal.ts';
import { moneyInWords } from '@hakobu/contract/kernel/money-in-words.ts';
// Printed forms are Vietnamese in every user language.
import { transaction as vietnamese } from '@hakobu/phrases/vi/accounting/transaction.ts';
import { formatFigure } from '#kit/paper/paper-figures.ts';
import type { Transaction } from '../transaction.ts';
import { PartyFacts } from '#kit/paper/paper-party.tsx';
import { figuresOf, type PrintedFigures } from './printed-figures.ts';

const say = vietnamese.paper.voucher;

/** A voucher on the statutory form of its kind. */
export function PrintedVoucher({ row }: { row: Transaction }): ReactNode {
  const figures = figuresOf(row);
  const { paper, amount, currency, worth } = figures;
  const { form, receipted, signatures } = voucherForms[paper];
  const words = moneyInWords(amount, currency);
  return (
    <article className="voucher-paper" lang="vi">
      <Letterhead row={row} form={form} />
      <h2>{say.title[paper]}</h2>
      <p className="paper-day">{dayInWords(row.voucher_date)}</p>
      {row.reversed_by != null && (
        <p className="paper-day">
          {say.reversed} {row.reversed_by.code_ref}
        </p>
      )}
      {paper !== 'books' && <Accounts row={row} />}
      <dl>
        <Parties row={row} paper={paper} />
        <Line name={say.reason[paper]} value={row.description ?? vietnamese.type[row.type_id]} />
        {paper === 'books' && <Entries row={row} />}
        <Line name={say.amount} value={`${formatFigure(amount)} ${currency}`} />
        <Line name={say.in_words} value={words} />
        {worth !== undefined && <Worth {...worth} />}
        <Line name={say.enclosed} value={enclosed(row)} />
      </dl>
      <div className="paper-signatures">
        {signatures.map((who) => (
          <div key={who}>
            <b>{say.signature[who]}</b>
            <i>{say.sign}</i>
            <span>{who === 'preparer' && row.preparedBy?.name}</span>
          </div>
        ))}
      </div>
      {receipted && (
        <dl className="paper-receipted">
          <Line name={say.received} value={words} />
        </dl>
      )}
    </article>
  );
}

function Letterhead({ row, form }: { row: Transaction; form: string | undefined }): ReactNode {
  return (
    <header>
      <div>
        <b>
          {say.organization}: {row.organization?.name}
        </b>
        {row.organization != null && <PartyFacts party={row.organization} language="vi" />}
      </div>
      <div className="paper-form">
        {form !== undefined && (
          <>
            <b>
              {say.form} {form}
            </b>
            <i>{say.decreed}</i>
          </>
        )}
        <b>
          {say.number}: {row.code_ref}
        </b>
      </div>
    </header>
  );
}

/** Debit and credit accounts in the corner of cash forms. */
function Accounts({ row: { entries = [] } }: { row: Transaction }): ReactNode {
  const lines = (side: 'debit' | 'credit') =>
    entries
      .filter((entry) => !isZero(entry[`${side}_base`]))
      .map((entry) => (
        <div key={`${side} ${entry.account} ${entry.currency_id} ${entry.party?.id}`}>
          {say[side]} {entry.account}: <b>{formatFigure(entry[side])}</b> {entry.currency_id}
        </div>
      ));
  return (
    <div className="paper-accounts">
      {lines('debit')}
      {lines('credit')}
    </div>
  );
}

/** Payer and payee, on bank forms with their accounts. */
function Parties({ row, paper }: { row: Transaction } & Pick<PrintedFigures, 'paper'>): ReactNode {
  const party = (
    <Line name={say.party[paper]} value={row.object?.name ?? row.to_card?.name ?? row.to_fund?.name} />
  );
  if (paper === 'books') return row.object == null ? null : party;
  if (paper === 'cash_in' || paper === 'cash_out')
    return (
      <>
        {party}
        <Line name={say.address} value={row.object?.address} />
      </>
    );
  const ours = (
    <>
      <Line name={say.ours[paper]} value={row.organization?.name} />
      <Line name={say.account_number} value={row.card?.number ?? row.card?.name} />
      <Line name={say.bank} value={row.card?.bank} />
    </>
  );
  if (paper === 'bank_in')
    return (
      <>
        {ours}
        {party}
      </>
    );
  return (
    <>
      {ours}
      {party}
      <Line name={say.account_number} />
      <Line name={say.bank} />
    </>
  );
}

/** The entries by account and side, in VND and for foreign currency also in that. */
function Entries({ row: { entries = [] } }: { row: Transaction }): ReactNode {
  const shown = (entry: (typeof entries)[number], side: 'debit' | 'credit'): string => {
    if (isZero(entry[`${side}_base`])) return '';
    const base = formatFigure(entry[`${side}_base`]);
    return entry.currency_id === 'VND' ? base : `${formatFigure(entry[side])} ${entry.currency_id} = ${base}`;
  };
  return (
    <table>
      <thead>
        <tr>
          <th>{say.account}</th>
          <th>{say.debit} (VND)</th>
          <th>{say.credit} (VND)</th>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <tr key={JSON.stringify(entry)}>
            <td>{entry.account}</td>
            <td>{shown(entry, 'debit')}</td>
            <td>{shown(entry, 'credit')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const Worth = ({ base, rate }: NonNullable<PrintedFigures['worth']>): ReactNode => (
  <>
    <Line name={say.rate} value={`${formatFigure(rate)} VND`} />
    <Line name={say.worth} value={`${formatFigure(base)} VND`} />
  </>
);

/** A line of the form; an unknown value leaves space to write it. */
const Line = ({ name, value }: { name: string; value?: string | null | undefined }): ReactNode => (
  <div>
    <dt>{name}:</dt>
    <dd>{value}</dd>
  </div>
);

const enclosed = ({ files = [] }: Transaction): string =>
  `${files.length === 0 ? '……' : files.length} ${say.originals}`;

const dayInWords = (day: string): string => {
  const [year, month, date] = day.split('-');
  return `${say.day} ${date} ${say.month} ${month} ${say.year} ${year}`;
};
