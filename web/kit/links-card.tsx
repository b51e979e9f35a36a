import { Group, Pill, Text } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import type { Endpoint } from '@hakobu/contract/kernel/endpoint.ts';
import type { Links } from '@hakobu/contract/kernel/links.ts';
import { usePhrases } from '#app/i18n.ts';
import { call } from '#client/call.ts';
import { useEndpointMutation } from '#client/hooks.ts';
import { EntityPicker } from './inputs/entity-picker.tsx';
import { Section } from './page.tsx';

interface LinksCardProps {
  title: string;
  links: Links;
  /** The row and its current links. */
  id: number | string;
  linked: readonly { id: number; name: string }[];
  /** The list to choose from. */
  choices: Endpoint<any, any, any, any>;
  editable: boolean;
}

/** The links of a row: removed by a cross, added by choosing. */
export function LinksCard({ title, links, id, linked, choices, editable }: LinksCardProps): ReactNode {
  const t = usePhrases();
  const [chosen, setChosen] = useState('');
  const attach = useEndpointMutation(links.attach, {
    onDone: () => setChosen(''),
    undo: (input) => () => call(links.detach, input),
  });
  const detach = useEndpointMutation(links.detach, { undo: (input) => () => call(links.attach, input) });
  const send = (act: typeof attach, other: number) =>
    act.mutate({ params: { id }, body: { [links.field]: [other] } });
  return (
    <Section title={title}>
      <Group gap={6} mb="xs">
        {linked.length === 0 && (
          <Text size="sm" c="dimmed">
            {t(($) => $.common.message.empty)}
          </Text>
        )}
        {linked.map((other) => (
          <Pill
            key={other.id}
            size="md"
            withRemoveButton={editable}
            removeButtonProps={{
              'aria-label': `${t(($) => $.common.act.remove)} ${other.name}`,
              'aria-hidden': false,
              tabIndex: 0,
            }}
            onRemove={() => send(detach, other.id)}
          >
            {other.name}
          </Pill>
        ))}
      </Group>
      {editable && (
        <EntityPicker
          aria-label={`${t(($) => $.common.act.attach)} ${title}`}
          endpoint={choices}
          placeholder={t(($) => $.common.act.attach)}
          labelOf={(row: { id: number; name: string }) => row.name}
          value={chosen}
          disabled={attach.isPending}
          onChange={(other) => {
            setChosen(other);
            if (other !== '') send(attach, Number(other));
          }}
        />
      )}
    </Section>
  );
}
