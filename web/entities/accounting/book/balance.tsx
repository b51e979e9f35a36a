import { Alert } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { isZero, type Decimal } from '@hakobu/contract/kernel/decimal.ts';
import { usePhrases } from '#app/i18n.ts';
import { formatMoney } from '#kit/format.ts';

/** Shows that debits equal credits, or the difference. */
export function BalanceCheck({ difference }: { difference: Decimal }): ReactNode {
  const t = usePhrases();
  return (
    <Alert variant="light" p="xs" color={isZero(difference) ? 'teal' : 'red'} icon={<IconCheck size={16} />}>
      {isZero(difference)
        ? t(($) => $.accounting.statistic.message.balanced)
        : t(($) => $.accounting.statistic.message.not_balanced, { amount: formatMoney(difference, 'VND') })}
    </Alert>
  );
}
