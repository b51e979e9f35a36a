import { ActionIcon, Group, Pill } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import {
  conditionKeys,
  priceCondition,
  suggestedKeysOf,
} from '@hakobu/contract/product/price/price.endpoints.ts';
import { phrase, usePhrases } from '#app/i18n.ts';
import { may } from '#app/session.ts';
import { useEndpointMutation } from '#client/hooks.ts';
import { rowVersion, deferRequest } from '#client/deferred-request.ts';
import { confirmDelete } from '#kit/confirm-dialog.tsx';
import { text } from '#kit/fields.ts';
import { Form, FormButton, FormModal } from '#kit/form.tsx';
import { Choice } from '#kit/inputs/inputs.tsx';
import { Section } from '#kit/page.tsx';
import { useFields } from '#kit/use-fields.ts';
import type { Price } from './price.ts';
import { conditionLabel, ConditionValue, useConditionText } from './condition-value.tsx';

type Condition = NonNullable<Price['conditions']>[number];

const confirmRemoval = ({ key }: Condition, onConfirm: () => void) =>
  confirmDelete(conditionLabelOf(phrase, key), onConfirm);

/** When a price holds. The unit can be changed, not taken off. */
export function ConditionRows({ price }: { price: Price }): ReactNode {
  const t = usePhrases();
  const wordOf = useConditionText();
  const [edited, setEdited] = useState<Condition>();
  const remove = useEndpointMutation(priceCondition.delete);
  const editable = may({ resource: 'condition', action: 'update' });
  const conditions = price.conditions ?? [];
  return (
    <Section
      title={t(($) => $.product.price.field.conditions)}
      actions={
        editable && (
          <FormButton label={t(($) => $.product.price.act.add_condition)} variant="default">
            {(close) => (
              <ConditionForm price={price} taken={conditions.map(({ key }) => key)} onDone={close} />
            )}
          </FormButton>
        )
      }
    >
      <Group gap={6}>
        {conditions.map((condition) => (
          <Pill
            key={condition.id}
            size="md"
            withRemoveButton={editable && condition.key !== 'unit'}
            onRemove={() => confirmRemoval(condition, () => remove.mutate({ params: { id: condition.id } }))}
            removeButtonProps={{
              'aria-label': `${t(($) => $.common.act.remove)} ${conditionLabelOf(t, condition.key)}`,
              'aria-hidden': false,
              tabIndex: 0,
            }}
          >
            {conditionLabelOf(t, condition.key)}:{' '}
            <b>{wordOf(price.group_type, condition.key, condition.value)}</b>
            {editable && (
              <ActionIcon
                component="button"
                size="xs"
                variant="transparent"
                ml={4}
                aria-label={`${t(($) => $.common.act.edit)} ${conditionLabelOf(t, condition.key)}`}
                onClick={() => setEdited(condition)}
              >
                <IconPencil size={12} />
              </ActionIcon>
            )}
          </Pill>
        ))}
      </Group>
      <FormModal
        title={t(($) => $.product.price.field.conditions)}
        opened={edited !== undefined}
        onClose={() => setEdited(undefined)}
      >
        {edited && <ConditionForm price={price} row={edited} onDone={() => setEdited(undefined)} />}
      </FormModal>
    </Section>
  );
}

const conditionLabelOf = (t: ReturnType<typeof usePhrases>, key: string): string =>
  t(($) => conditionLabel($, key));

function ConditionForm({
  price,
  row,
  taken = [],
  onDone,
}: {
  price: Price;
  row?: Condition;
  taken?: readonly string[];
  onDone: () => void;
}): ReactNode {
  const t = usePhrases();
  const free = [...new Set([...suggestedKeysOf(price.group_type), ...conditionKeys])].filter(
    (key) => !taken.includes(key),
  );
  const form = useFields(
    { key: text({ start: free[0], required: true }), value: text({ required: true }) },
    {
      words: ($) => $.product.price.field,
      row,
      send: (body) =>
        row === undefined
          ? deferRequest(priceCondition.create, { body: { ...body, price_id: price.id } })
          : deferRequest(priceCondition.update, { ...rowVersion(row), body: { value: body.value } }),
      onDone,
    },
  );
  const { values, set, field } = form;
  return (
    <Form {...form}>
      <div className="fields">
        <Choice
          {...field('key', ($) => $.common.field.type)}
          disabled={row !== undefined}
          onChange={(key) => set({ key, value: '' })}
          options={(row === undefined ? free : [row.key]).map((key) => ({
            value: key,
            label: conditionLabelOf(t, key),
          }))}
        />
        <ConditionValue group={price.group_type} conditionKey={values.key} {...field('value')} />
      </div>
    </Form>
  );
}
