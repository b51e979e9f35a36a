import { Button, Group } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { documentNumber, idOfNumber } from '@hakobu/contract/document-number.ts';
import {
  createInPicker,
  createOutPicker,
  deleteOutPicker,
  removeUndesiredBoxes,
} from '@hakobu/contract/warehouse/container/container.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { call } from '#client/call.ts';
import { withUndo, type DeferredRequest } from '#client/deferred-request.ts';
import { useEndpointMutation, useRequestMutation } from '#client/hooks.ts';
import { columnsFor } from '#kit/columns/columns.tsx';
import { can } from '#kit/document/document-actions.tsx';
import { WholeInput } from '#kit/inputs/numbers.tsx';
import { Rows, Section } from '#kit/page.tsx';
import { ScanField } from '#kit/scan/scan-field.tsx';
import type { Scanned } from '#kit/scan/use-scans.ts';
import { bansColumnIfAny } from '#entities/product/bans.ts';
import type { Container, Side } from './container.ts';

type Box = NonNullable<Container['boxes']>[number];
const column = columnsFor<Box>();

const sides = {
  out: { act: 'load', left: ({ quantity, loaded }: Box) => quantity - loaded },
  in: { act: 'unload', left: ({ loaded, unloaded }: Box) => loaded - unloaded },
} as const;

/** Reverts loading scans one by one. */
async function takeBack(scans: readonly number[]): Promise<void> {
  for (const id of scans) await call(deleteOutPicker, { params: { id } });
}

/** Moves what is left of each box, one after another; loading can be taken back as a whole. */
function moveEach(
  container_id: number,
  side: Side,
  boxes: readonly Box[],
): DeferredRequest<readonly number[]> {
  const endpoint = side === 'out' ? createOutPicker : createInPicker;
  const request = Object.assign(
    async (key: string) => {
      const scans: number[] = [];
      for (const box of boxes) {
        const body = { container_id, box_id: box.box_id, quantity: sides[side].left(box) };
        const answer = await call(endpoint, { body, idempotencyKey: `${key} ${box.box_id}` });
        if ('scans' in answer) scans.push(...answer.scans);
      }
      return scans;
    },
    { endpoint },
  );
  return side === 'out' ? withUndo(request, takeBack) : request;
}

/** Loads or unloads boxes by click and by scan. */
function useMoves({ id }: Container, side: Side) {
  const t = usePhrases();
  const done = { message: t(($) => $.warehouse.container.message.done) };
  const load = useEndpointMutation(createOutPicker, {
    ...done,
    undo:
      (_, { scans }) =>
      () =>
        takeBack(scans),
  });
  const moves = { out: load, in: useEndpointMutation(createInPicker, done) };
  const all = useRequestMutation<readonly number[]>(() => crypto.randomUUID(), done);
  const { isPending, mutate, mutateAsync } = moves[side];
  const moved = (box_id: number, quantity: number) => ({ body: { container_id: id, box_id, quantity } });
  return {
    isPending: isPending || all.isPending,
    move: (box_id: number, quantity: number) => mutate(moved(box_id, quantity)),
    moveAll: (boxes: readonly Box[]) => all.mutate(moveEach(id, side, boxes)),
    async scan(code: string, quantity: number): Promise<Scanned> {
      const box_id = idOfNumber('box', code);
      if (box_id === undefined) return { outcome: 'bad', words: t(($) => $.common.device.no_box) };
      const { boxes = [] } = await mutateAsync(moved(box_id, quantity));
      const scanned = boxes.find((box) => box.box_id === box_id);
      return scanned !== undefined && scanned.undesired > 0
        ? {
            outcome: 'already',
            words: t(($) => $.warehouse.container.message.undesired, {
              box_id: documentNumber('box', box_id),
            }),
          }
        : { outcome: 'good' };
    },
  };
}

/** Planned and scanned quantities; a scan moves one box, a button the rest. */
export function ContainerBoxes({ container, side }: { container: Container; side: Side }): ReactNode {
  const t = usePhrases();
  const { act, left } = sides[side];
  const { isPending, move, moveAll, scan } = useMoves(container, side);
  const remove = useEndpointMutation(removeUndesiredBoxes, {
    message: t(($) => $.warehouse.container.message.done),
  });
  const allowed = can(container.actions, act);
  const boxes = container.boxes ?? [];
  return (
    <Section
      title={t(($) => $.warehouse.container.section.scan)}
      actions={
        allowed && (
          <>
            <MoveAll boxes={boxes} side={side} busy={isPending} onMove={moveAll} />
            <Scan scan={scan} />
          </>
        )
      }
    >
      <Rows
        rows={boxes}
        idOf={(box) => box.box_id}
        columns={[
          column.pictureOf(({ product }) => product),
          column.code('box_id'),
          column.figure('quantity'),
          bansColumnIfAny(boxes),
          column.figure('loaded'),
          column.figure('unloaded'),
          column.figure('undesired', { bold: true }),
          column.act((box) => (
            <Group gap="xs" justify="flex-end" wrap="nowrap">
              {box.undesired > 0 && can(container.actions, 'take_out') && (
                <Button
                  variant="light"
                  color="red"
                  loading={remove.isPending}
                  onClick={() =>
                    remove.mutate({ params: { id: container.id }, body: { box_id: box.box_id } })
                  }
                >
                  {t(($) => $.common.action.take_out)} {box.undesired}
                </Button>
              )}
              {allowed && left(box) > 0 && (
                <Button variant="default" loading={isPending} onClick={() => move(box.box_id, left(box))}>
                  {t(($) => $.warehouse.container.act[act])} {left(box)}
                </Button>
              )}
            </Group>
          )),
        ]}
      />
    </Section>
  );
}

/** Moves what is left of all boxes with one click. */
function MoveAll({
  boxes,
  side,
  busy,
  onMove,
}: {
  boxes: readonly Box[];
  side: Side;
  busy: boolean;
  onMove: (boxes: readonly Box[]) => void;
}): ReactNode {
  const t = usePhrases();
  const { act, left } = sides[side];
  const waiting = boxes.filter((box) => left(box) > 0);
  if (waiting.length < 2) return null;
  const count = waiting.reduce((sum, box) => sum + left(box), 0);
  return (
    <Button variant="default" loading={busy} onClick={() => onMove(waiting)}>
      {t(($) => $.warehouse.container.act[`${act}_all`], { count })}
    </Button>
  );
}

/** Scans boxes in the quantity of the field beside it. */
function Scan({ scan }: { scan: (code: string, quantity: number) => Promise<Scanned> }): ReactNode {
  const t = usePhrases();
  const [quantity, setQuantity] = useState('1');
  return (
    <Group gap="xs" align="flex-start" wrap="nowrap">
      <div style={{ width: 64 }}>
        <WholeInput aria-label={t(($) => $.common.field.quantity)} value={quantity} onChange={setQuantity} />
      </div>
      <ScanField
        label={t(($) => $.common.message.scan_box)}
        onScan={(code) => scan(code, Number(quantity || '1'))}
      />
    </Group>
  );
}
