import { Alert, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { checkSeals } from '@hakobu/contract/accounting/seal/seal.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { useCall } from '#client/hooks.ts';
import { FormButton } from '#kit/form.tsx';
import { formatInstant, formatNumber } from '#kit/format.ts';
import { QueryView } from '#kit/query-view.tsx';

/** Verifies the hash chains of the journal and the change log. */
export function VerifyHashChain(): ReactNode {
  const t = usePhrases();
  return (
    <FormButton label={t(($) => $.accounting.book.act.seals)} variant="default">
      {() => <Seals />}
    </FormButton>
  );
}

function Seals(): ReactNode {
  const t = usePhrases();
  const reading = useCall(checkSeals);
  return (
    <QueryView of={reading} shape="lines">
      {({ postings, logs, head, broken: [first] }) => (
        <>
          <Alert color={first === undefined ? 'teal' : 'red'} variant="light" p="xs">
            {first === undefined
              ? t(($) => $.accounting.book.message.seals_hold, {
                  postings: formatNumber(postings),
                  logs: formatNumber(logs),
                })
              : t(($) => $.accounting.book.message.seals_broken, {
                  number: first.number,
                  time: formatInstant(first.sealed_at),
                })}
          </Alert>
          {head !== null && (
            <Text size="xs" style={{ overflowWrap: 'anywhere' }}>
              {t(($) => $.accounting.book.message.head)}: <code>{head}</code>
            </Text>
          )}
        </>
      )}
    </QueryView>
  );
}
