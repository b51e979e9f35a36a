import { Button } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { usePhrases } from '#app/i18n.ts';
import { useAddressSearch, useAddressWith } from '#client/address-search.ts';
import { DocumentFrame } from '../document/document-frame.tsx';
import { PartyFacts, paperPhrases, type PaperParty } from './paper-party.tsx';
import { labelled, type PaperLanguage } from './paper-figures.ts';
import './paper.css';

/** The query parameter that shows the paper of a document instead of the document. */
const PAPER_PARAM = 'paper';

export const useIsPaperOpen = (): boolean => useAddressSearch()[0][PAPER_PARAM] !== undefined;

/** Opens the paper of a document. */
export function PaperButton(): ReactNode {
  const t = usePhrases();
  const addressWith = useAddressWith();
  return (
    <Button
      variant="default"
      leftSection={<IconPrinter size={16} />}
      component="a"
      href={`#${addressWith({ [PAPER_PARAM]: '1' })}`}
    >
      {t(($) => $.common.act.print)}
    </Button>
  );
}

interface PaperProps {
  language: PaperLanguage;
  title: string;
  number: string | number;
  /** As the paper's language writes it. */
  day: string;
  /** Undefined while the parties are being read: the paper cannot be printed yet. */
  ours: PaperParty | undefined;
  theirs: PaperParty | undefined;
  /** Under the number and day. */
  facts?: readonly (readonly [label: string, value: string] | false)[];
  /** Who signs, from left to right. */
  signatures?: readonly string[];
  children: ReactNode;
}

/** A printed paper between the company and a customer or supplier, shown as it is printed. */
export function Paper(props: PaperProps): ReactNode {
  const t = usePhrases();
  const addressWith = useAddressWith();
  const { language, title, number, ours, theirs, signatures = [], children } = props;
  const say = paperPhrases[language];
  return (
    <div className="papers">
      <DocumentFrame
        opens={PAPER_PARAM}
        title={`${title} ${number}`}
        actions={
          <>
            <Button variant="default" component="a" href={`#${addressWith({ [PAPER_PARAM]: undefined })}`}>
              {t(($) => $.common.act.go_back)}
            </Button>
            <Button
              leftSection={<IconPrinter size={16} />}
              disabled={ours === undefined || theirs === undefined}
              onClick={() => window.print()}
            >
              {t(($) => $.common.act.print)}
            </Button>
          </>
        }
      >
        <article className="paper" lang={language}>
          <PaperHead {...props} />
          {children}
          {signatures.length > 0 && (
            <div className="paper-signatures">
              {signatures.map((who) => (
                <div key={who}>
                  <b>{who}</b>
                  <i>{say.sign}</i>
                </div>
              ))}
            </div>
          )}
        </article>
      </DocumentFrame>
    </div>
  );
}

/** Title, number and both parties, where papers of the language have them. */
function PaperHead({ language, title, number, day, ours, theirs, facts = [] }: PaperProps): ReactNode {
  const say = paperPhrases[language];
  return (
    <header>
      <div className="paper-ours">
        <b>{ours?.name}</b>
        {ours && <PartyFacts party={ours} language={language} />}
      </div>
      <div className="paper-number">
        {[[say.number, String(number)] as const, [say.day, day] as const, ...facts].map(
          (fact) => fact !== false && <div key={fact[0]}>{labelled(fact[0], fact[1], language)}</div>,
        )}
      </div>
      <h2>{title}</h2>
      <div className="paper-theirs">
        <b>{say.to.replace('{{name}}', theirs?.name ?? '')}</b>
        {theirs && <PartyFacts party={theirs} language={language} />}
      </div>
    </header>
  );
}

interface PaperColumn<Row> {
  title: string;
  right?: boolean;
  render: (row: Row, index: number) => ReactNode;
}

/** The lines of a paper; headings are repeated on each page. Sums stand below the last two columns. */
export function PaperTable<Row extends { id: number | string }>({
  rows,
  columns,
  sums = [],
}: {
  rows: readonly Row[];
  columns: readonly PaperColumn<Row>[];
  sums?: readonly (readonly [label: string, value: string] | false)[];
}): ReactNode {
  return (
    <table>
      <thead>
        <tr>
          {columns.map(({ title, right }) => (
            <th key={title} className={right ? 'right' : undefined}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr key={row.id}>
            {columns.map(({ title, right, render }) => (
              <td key={title} className={right ? 'right' : undefined}>
                {render(row, index)}
              </td>
            ))}
          </tr>
        ))}
        {sums
          .filter((sum) => sum !== false)
          .map(([label, value]) => (
            <tr key={label} className="paper-sum">
              <th colSpan={columns.length - 1}>{label}</th>
              <td className="right">{value}</td>
            </tr>
          ))}
      </tbody>
    </table>
  );
}
