import { Group, Text } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { approvalKindIds } from '@hakobu/contract/accounting/transaction/kinds.ts';
import { setApprovalLimit } from '@hakobu/contract/identity/organization/second-person.endpoints.ts';
import { BASE_CURRENCY } from '@hakobu/contract/kernel/money.ts';
import { usePhrases } from '#app/i18n.ts';
import { rowVersion, deferRequest } from '#client/deferred-request.ts';
import { moneyOrNone } from '#kit/fields.ts';
import { Form, FormButton } from '#kit/form.tsx';
import { formatMoney } from '#kit/format.ts';
import { YesNo } from '#kit/inputs/inputs.tsx';
import { MoneyInput } from '#kit/inputs/numbers.tsx';
import { useFields } from '#kit/use-fields.ts';
import type { Organization } from './organization-form.tsx';

/** The limits above which vouchers need four-eyes approval. */
export function ApprovalLimits({ row, editable }: { row: Organization; editable: boolean }): ReactNode {
  const t = usePhrases();
  const { second_person_above: above, second_person_kinds: chosen } = row;
  const kinds = approvalKindIds.filter((kind) => chosen.includes(kind));
  return (
    <Group gap="xs">
      <Text size="sm" span>
        {above === null
          ? t(($) => $.identity.organization.message.no_second_person)
          : [
              t(($) => $.identity.organization.message.second_person_above, {
                amount: formatMoney(above, BASE_CURRENCY),
              }),
              kinds.map((kind) => t(($) => $.accounting.transaction.type[kind])).join(', '),
            ].join(' · ')}
      </Text>
      {editable && (
        <FormButton
          label={t(($) => $.common.act.edit)}
          title={t(($) => $.identity.organization.field.second_person)}
          variant="subtle"
          size="lg"
        >
          {(close) => <SecondPersonForm row={row} onDone={close} />}
        </FormButton>
      )}
    </Group>
  );
}

function SecondPersonForm({ row, onDone }: { row: Organization; onDone: () => void }): ReactNode {
  const t = usePhrases();
  const [kinds, setKinds] = useState<readonly string[]>(row.second_person_kinds);
  const form = useFields(
    { above: moneyOrNone() },
    {
      words: ($) => $.identity.organization.field,
      row: { above: row.second_person_above },
      send: (body) =>
        deferRequest(setApprovalLimit, {
          ...rowVersion(row),
          body: { ...body, kinds: approvalKindIds.filter((kind) => kinds.includes(kind)) },
        }),
      onDone,
    },
  );
  return (
    <Form {...form}>
      <MoneyInput currency={BASE_CURRENCY} {...form.field('above')} />
      <div className="fields">
        {approvalKindIds.map((kind) => (
          <YesNo
            key={kind}
            label={t(($) => $.accounting.transaction.type[kind])}
            value={kinds.includes(kind)}
            onChange={(on) => {
              form.set({}); // Changed choices make a new request with a new idempotency key.
              setKinds(on ? [...kinds, kind] : kinds.filter((one) => one !== kind));
            }}
          />
        ))}
      </div>
    </Form>
  );
}
