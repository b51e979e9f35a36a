import { Text } from '@mantine/core';
import { useEffect, useState, type ReactNode } from 'react';
import { currentLanguage, usePhrases } from '#app/i18n.ts';

const SECOND_MS = 1000;
const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;
/** Bids that close to the end need confirmation. */
const LAST_MS = 15 * MINUTE_MS;

const two = (value: number): string => String(Math.floor(value)).padStart(2, '0');

/** Remaining time as `2d 03:04:05`, with the word for days in the user's language. */
function leftText(ms: number): string {
  const days = Math.floor(ms / DAY_MS);
  const inDays = new Intl.NumberFormat(currentLanguage(), {
    style: 'unit',
    unit: 'day',
    unitDisplay: 'narrow',
  });
  const clock = [(ms % DAY_MS) / HOUR_MS, (ms % HOUR_MS) / MINUTE_MS, (ms % MINUTE_MS) / SECOND_MS];
  return [...(days > 0 ? [inDays.format(days)] : []), clock.map(two).join(':')].join(' ');
}

/** Counts down to the end of a lot; the last minutes are red. */
export function TimeLeft({ endsAt }: { endsAt: string }): ReactNode {
  const t = usePhrases();
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), SECOND_MS);
    return () => clearInterval(timer);
  }, []);
  const left = new Date(endsAt).getTime() - now;
  if (left <= 0) return <Text size="sm">{t(($) => $.order.lot.message.ended)}</Text>;
  return (
    <Text size="sm" className="figure" {...(left <= LAST_MS && { c: 'red', fw: 600 })}>
      {leftText(left)}
    </Text>
  );
}
