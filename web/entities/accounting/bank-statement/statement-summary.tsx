import { Alert, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { readBankStatement } from '@hakobu/contract/accounting/bank-statement/bank-statement.endpoints.ts';
import { isZero } from '@hakobu/contract/kernel/decimal.ts';
import type { ResponseOf } from '@hakobu/contract/kernel/endpoint.ts';
import { usePhrases } from '#app/i18n.ts';
import { Facts, Section } from '#kit/page.tsx';
import { Money } from '#kit/values.tsx';

type Answer = ResponseOf<typeof readBankStatement>;

/** Closing balance by the bank and by the books, and the difference after booking. */
export function StatementSummary({
  answer,
  currency,
  fresh,
}: {
  answer: Answer;
  currency: string;
  fresh: number;
}): ReactNode {
  const t = usePhrases();
  const { opening_balance, closing_balance, book_balance, difference, other_account } = answer;
  const { known_lines, left } = answer;
  const money = (value: string | null) => value !== null && <Money value={value} currency={currency} />;
  return (
    <>
      {other_account !== null && (
        <Alert color="orange" variant="light" p="xs" role="alert">
          {t(($) => $.accounting.bank_statement.message.other_account, { account: other_account })}
        </Alert>
      )}
      {answer.needs_layout && (
        <Alert color="orange" variant="light" p="xs" role="alert">
          {t(($) => $.accounting.bank_statement.message.needs_layout)}
        </Alert>
      )}
      {fresh + known_lines > 0 && (
        <Section>
          <Text size="sm" mb={6}>
            {t(($) => $.accounting.bank_statement.message.summary, { fresh, known: known_lines })}
            {left > 0 && ` · ${t(($) => $.accounting.bank_statement.message.left, { left })}`}
          </Text>
          <Facts
            rows={[
              opening_balance !== null && [
                t(($) => $.accounting.statistic.field.opening),
                money(opening_balance),
              ],
              [t(($) => $.accounting.bank_statement.field.bank_balance), money(closing_balance) || ''],
              [t(($) => $.accounting.bank_statement.field.book_balance), money(book_balance) || ''],
              difference !== null && [
                t(($) => $.accounting.bank_statement.message.after),
                isZero(difference) ? t(($) => $.accounting.bank_statement.message.agrees) : money(difference),
              ],
            ]}
          />
        </Section>
      )}
    </>
  );
}
