import { beforeAll, describe, expect, test } from 'vitest';
import { allErrors } from '../../contract/errors.ts';
import { boxMachine } from '../../contract/warehouse/box/box.machine.ts';
import { compensationMachine } from '../../contract/warehouse/compensation/compensation.machine.ts';
import { containerCostMachine } from '../../contract/warehouse/container-cost/container-cost.machine.ts';
import { containerMachine } from '../../contract/warehouse/container/container.machine.ts';
import { contractMachine } from '../../contract/order/contract/contract.machine.ts';
import { goodsDeliveryMachine } from '../../contract/warehouse/goods-delivery/goods-delivery.machine.ts';
import { ladingBillMachine } from '../../contract/warehouse/lading-bill/lading-bill.machine.ts';
import { orderMachine } from '../../contract/order/order/order.machine.ts';
import { purchaseItemMachine } from '../../contract/order/purchase/purchase-item.machine.ts';
import { purchaseMachine } from '../../contract/order/purchase/purchase.machine.ts';
import { sfaMachine } from '../../contract/warehouse/sfa/sfa.machine.ts';
import { useTestServer, type Caller } from '../support/test-server.ts';
import type { EditableDocument } from './editable-document.ts';
import { actionsOutOfReach } from './document-actions.ts';
import { editableDocuments } from './editable-documents.ts';
import { usePeople } from './main-job.ts';

const server = useTestServer({ leavesDisorder: 'documents are put into states directly' });
const crew = usePeople(server);
const machines: Record<string, { states: readonly string[]; editable?: object }> = {
  ...{ order: orderMachine, purchase: purchaseMachine, purchase_item: purchaseItemMachine },
  ...{ contract: contractMachine, compensation: compensationMachine, container_cost: containerCostMachine },
  ...{ sfa: sfaMachine, lading_bill: ladingBillMachine, container: containerMachine, box: boxMachine },
  goods_delivery: goodsDeliveryMachine,
};
let calls = 0;

/** People who read the documents of the others here and own none of them. */
const colleagues: [name: string, caller: Caller][] = [];
beforeAll(async () => {
  for (const role of ['sale', 'purchase']) {
    const email = `colleague.${role}@example.test`;
    await server.query(
      `insert into users (organization_id, name, email, role_id, password_hash, email_verified_at)
        select organization_id, 'Colleague', $2, role_id, password_hash, now() from users where email = $1`,
      [`${role}@hakobu.test`, email],
    );
    colleagues.push([`colleague of ${role}`, server.with(await server.signIn(email))]);
  }
});

/** The fields that the document says a person can change now. Undefined where they may not read it. */
async function answeredFields(caller: Caller, at: string): Promise<string[] | undefined> {
  const { status, body } = await caller('GET', at);
  if (status !== 200) return undefined;
  return body.actions.find(({ key }: { key: string }) => key === 'update').fields;
}

/** The fields whose change is accepted from a person, each by a call of its own. */
async function acceptedFields(
  document: EditableDocument,
  { caller, id, state }: { caller: Caller; id: string | number; state: string },
): Promise<string[]> {
  const accepted = [];
  for (const [field, value] of Object.entries(document.values)) {
    await document.restore?.({ server, crew }, id, state);
    const at = document.path.replace('{id}', String(id));
    const { status, body } = await caller('PUT', at, { [field]: value((calls += 1)) });
    if (status === 200) accepted.push(field);
    else expect(allErrors, `${field}: ${JSON.stringify(body)}`).toHaveProperty(body.code);
    expect(status, `${field}: ${JSON.stringify(body)}`).toBeOneOf([200, 403, 404, 409]);
  }
  await document.restore?.({ server, crew }, id, state);
  return accepted;
}

describe.for(editableDocuments.map((document) => [document.entity, document] as const))(
  'the fields of a document: %s',
  ([entity, document]) => {
    test('are walked in every state, and all of them', () => {
      const { states, editable = {} } = machines[entity]!;
      expect(Object.keys(document.open)).toEqual(expect.arrayContaining([...states]));
      const untouched = Object.keys(editable).filter((field) => !(field in document.values));
      expect(untouched).toEqual(entity === 'box' ? ['products'] : []);
    });

    test.for(Object.entries(document.open))('change in %s only as declared', async ([state, open]) => {
      const id = await document.make({ server, crew }, state);
      const at = document.path.replace('{id}', String(id));
      expect((await answeredFields(crew.admin, at))?.toSorted()).toEqual(open.toSorted());
      for (const role of ['customer', 'sale', 'purchase', 'warehouse', 'accounting', 'admin'] as const) {
        const caller = crew[role];
        const answered = await answeredFields(caller, at);
        const walked = answered?.filter((field) => field in document.values) ?? [];
        const accepted = await acceptedFields(document, { caller, id, state });
        expect([role, accepted.toSorted()]).toEqual([role, walked.toSorted()]);
      }
      for (const [role, caller] of [...colleagues, ...Object.entries(crew)]) {
        const { status, body } = await caller('GET', at);
        if (status !== 200) continue;
        expect([role, await actionsOutOfReach(entity, body, caller)]).toEqual([role, []]);
      }
    });
  },
);
