import { Alert, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState, type ReactNode } from 'react';
import { type ResponseOf } from '@hakobu/contract/kernel/endpoint.ts';
import { conditionKeys, previewPrice } from '@hakobu/contract/product/price/price.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { useCall } from '#client/hooks.ts';
import { formatMoney, formatNumber, today } from '#kit/format.ts';
import { DayInput } from '#kit/inputs/day-input.tsx';
import { QuantityInput } from '#kit/inputs/numbers.tsx';
import { Section } from '#kit/page.tsx';
import { QueryView } from '#kit/query-view.tsx';
import { BracketText } from './bracket-text.tsx';
import { conditionLabel, ConditionValue } from './condition-value.tsx';

const WAIT_MS = 300;

/** Asks the server what a measure costs on a day, as the freight of a bill does. */
export function PricePreview({ group, start }: { group: string; start: Record<string, string> }): ReactNode {
  const t = usePhrases();
  const [context, setContext] = useState(start);
  const [date, setDate] = useState(today());
  const [measure, setMeasure] = useState('10');
  const [asked] = useDebouncedValue({ context, date, measure }, WAIT_MS);
  const reading = useCall(
    previewPrice,
    {
      query: {
        plain: { ...asked.context, group_type: group, date: asked.date, measure: asked.measure || '0' },
      },
    },
    { enabled: asked.date !== '' },
  );
  const keys = conditionKeys.filter((key) => start[key] !== undefined);
  return (
    <Section title={t(($) => $.product.price.section.preview)}>
      <div className="fields">
        {keys.map((key) => (
          <ConditionValue
            key={key}
            group={group}
            conditionKey={key}
            label={t(($) => conditionLabel($, key))}
            value={context[key] ?? ''}
            onChange={(value) => setContext({ ...context, [key]: value })}
          />
        ))}
        <DayInput label={t(($) => $.product.price.field.date)} value={date} onChange={setDate} />
        <QuantityInput
          scale={4}
          label={t(($) => $.common.field.measure)}
          value={measure}
          onChange={setMeasure}
        />
      </div>
      {asked.date !== '' && (
        <QueryView of={reading} shape="lines">
          {(found) => <Found found={found} currency={context.currency ?? context.to ?? ''} />}
        </QueryView>
      )}
    </Section>
  );
}

function Found({
  found: { nearest, price, bracket, cost },
  currency,
}: {
  found: ResponseOf<typeof previewPrice>;
  currency: string;
}): ReactNode {
  const t = usePhrases();
  return (
    <>
      {nearest !== null && (
        <Alert mt="xs" p="xs" variant="light" color="orange">
          {t(($) => $.product.price.message.no_price, { nearest })}
        </Alert>
      )}
      {bracket !== null && (
        <Text mt="xs" size="sm" role="status">
          {price?.name} · <BracketText to={bracket.to} from={bracket.from} /> · {formatNumber(bracket.value)}
          {cost !== null && (
            <>
              {' '}
              → <b>{formatMoney(cost, currency)}</b>
            </>
          )}
        </Text>
      )}
    </>
  );
}
