import { Badge, Group, Progress, Text, Tooltip } from '@mantine/core';
import type { ReactNode } from 'react';
import { colours } from '@hakobu/contract/colours.gen.ts';
import type { EntityType } from '@hakobu/contract/find-card.ts';
import type { Colour } from '@hakobu/contract/kernel/card.ts';
import { formatMoney, formatNumber } from './format.ts';

export const Money = ({
  value,
  currency,
  dim = false,
}: {
  value: string | null | undefined;
  currency: string;
  dim?: boolean;
}): ReactNode => (
  <span
    className="figure"
    data-tone={dim || value === '0' ? 'dim' : value?.startsWith('-') ? 'minus' : undefined}
  >
    {formatMoney(value, currency)}
  </span>
);
/**
 * A kind, such as a currency or a way of shipping: its colour is a dot, because a tinted badge shows a state.
 */
export const KindBadge = ({ color, children }: { color: string; children: ReactNode }): ReactNode => (
  <Badge variant="dot" color={color} className="status">
    {children}
  </Badge>
);

const currencyColours: Record<string, string> = { VND: 'red', JPY: 'cyan', USD: 'dark' };
/** A currency in its colour. */
export const CurrencyBadge = ({ id }: { id: string }): ReactNode => (
  <KindBadge color={currencyColours[id] ?? 'blue'}>{id}</KindBadge>
);
export const Figure = ({ value }: { value: string | number | null | undefined }): ReactNode => (
  <span className="figure">{formatNumber(value)}</span>
);

type Colours = Partial<Record<EntityType, Readonly<Record<string, Colour>>>>;

/** A state in the colour of its entity descriptor; unknown states look like warnings. */
export const StatusBadge = ({ of, id, label }: { of: EntityType; id: string; label: string }): ReactNode => (
  <Badge color={(colours as Colours)[of]?.[id] ?? 'yellow'} className="status">
    {label}
  </Badge>
);

/** Fill level: `value` of `maximum`, red beyond it. */
export function CapacityBar({
  value,
  maximum,
  unit,
}: {
  value: string;
  maximum: string;
  unit: string;
}): ReactNode {
  const share = Number(maximum) > 0 ? (Number(value) / Number(maximum)) * 100 : 0;
  const text = `${formatNumber(value)} / ${formatNumber(maximum)} ${unit}`;
  return (
    <Tooltip label={text}>
      <Group gap="2px 8px">
        <Progress
          value={Math.round(Math.min(100, share))}
          color={share > 100 ? 'red' : share > 90 ? 'yellow' : 'teal'}
          flex="1 0 56px"
          aria-label={text}
        />
        <Text size="xs" className="figure" ml="auto">
          {text}
        </Text>
      </Group>
    </Tooltip>
  );
}
