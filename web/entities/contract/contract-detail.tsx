import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { contract as calls } from '@hakobu/contract/order/contract/contract.endpoints.ts';
import { contractDueDate } from '@hakobu/contract/order/contract/contract-due-date.ts';
import { contractMachine, type ContractState } from '@hakobu/contract/order/contract/contract.machine.ts';
import { phrase, usePhrases } from '#app/i18n.ts';
import { may } from '#app/session.ts';
import { useCall } from '#client/hooks.ts';
import { deferRequest } from '#client/deferred-request.ts';
import { logTab } from '#kit/document/change-log.tsx';
import { DocumentActions, type DocumentAction } from '#kit/document/document-actions.tsx';
import { DocumentFrame } from '#kit/document/document-frame.tsx';
import { useDocument } from '#kit/document/use-document.ts';
import { DocumentTabs } from '#kit/document/document-tabs.tsx';
import { MachineStep, otherActions } from '#kit/document/machine-step.tsx';
import { formatDate, formatInstant, today } from '#kit/format.ts';
import { Facts, Section } from '#kit/page.tsx';
import { QueryStatus } from '#kit/query-view.tsx';
import { StatusBadge } from '#kit/values.tsx';
import { DebitForm } from '#entities/accounting/debt/debit-form.tsx';
import { CustomerLink } from '#entities/identity/customer-link.tsx';
import { isCustomer } from '#entities/order/progress-words.ts';
import { TransactionsCard } from '#entities/payment/transactions-card.tsx';
import { PayFreight, RefundFreight } from '#entities/payment/pay-freight.tsx';
import { AttachOrdersForm } from './attach-orders-form.tsx';
import { ContractBills } from './contract-bills.tsx';
import { ContractForm } from './contract-form.tsx';
import { ContractMoney } from './contract-money.tsx';
import { ContractOrders } from './contract-orders.tsx';
import type { Contract } from './contract.ts';

const statusName = ({ status_id }: Contract): string => phrase(($) => $.order.contract.status[status_id]);

/** One contract with its money, orders, lading bills and history. */
export function ContractDetail({ id }: { id: string }): ReactNode {
  const t = usePhrases();
  const navigate = useNavigate();
  const reading = useDocument('contract', id, useCall(calls.get, { params: { id } }));
  const contract = reading.data;
  if (contract === undefined) return <QueryStatus of={reading} />;
  const actions = actionsOf(contract, () => void navigate({ to: '/sale/contracts/contracts' }));
  return (
    <DocumentFrame
      title={contract.id}
      badge={<StatusBadge of="contract" id={contract.status_id} label={statusName(contract)} />}
      actions={
        <>
          <RefundFreight of="contract" bearer={contract} />
          <DocumentActions
            states={contract.actions}
            actions={otherActions(contractMachine, contract, actions)}
          />
        </>
      }
      next={
        <MachineStep
          machine={contractMachine}
          row={contract}
          words={($) => $.order.contract.status}
          todo={($) => $.order.contract.todo}
          actions={actions}
        />
      }
      linked={{ of: 'contract', id: contract.id }}
    >
      <div className="facts-and-money">
        <ContractFacts contract={contract} />
        <ContractMoney contract={contract} />
      </div>
      <DocumentTabs
        tabs={[
          {
            key: 'orders',
            title: t(($) => $.order.contract.section.orders),
            content: <ContractOrders contract={contract} />,
          },
          may({ resource: 'lading_bill', action: 'read' }) && {
            key: 'bills',
            title: t(($) => $.order.contract.section.bills),
            content: <ContractBills contract={contract} />,
          },
          {
            key: 'money',
            title: t(($) => $.common.section.transactions),
            content: <TransactionsCard type="contract" id={contract.id} />,
          },
          logTab('contract', contract.id),
        ]}
      />
    </DocumentFrame>
  );
}

const statusTo = (params: { id: string }) => (status_id: Exclude<ContractState, 'Draft'>) =>
  deferRequest(calls.update, { params, body: { status_id } });

function actionsOf(contract: Contract, leave: () => void): DocumentAction[] {
  const params = { id: contract.id };
  const to = statusTo(params);
  return [
    { key: 'put_in_force', onlyWhenPossible: true, call: to('Open') },
    {
      key: 'attach_order',
      onlyWhenPossible: true,
      size: 'xl',
      form: (close) => <AttachOrdersForm contract={contract} onDone={close} />,
    },
    {
      key: 'pay',
      onlyWhenPossible: true,
      form: (close) => <PayFreight of="contract" bearer={contract} onDone={close} />,
    },
    {
      key: 'debit',
      color: 'orange',
      onlyWhenPossible: true,
      form: (close) => (
        <DebitForm
          customerId={contract.customer_id}
          unsolved={[{ currency: 'VND', amount: contract.freight_charge_unsolved }]}
          due={contractDueDate(contract, today())}
          debit={({ voucher_date }) =>
            deferRequest(calls.update, { params, body: { action_debit: true, voucher_date } })
          }
          onDone={close}
        />
      ),
    },
    {
      key: 'update',
      label: ($) => $.common.act.edit,
      variant: 'default',
      onlyWhenPossible: true,
      form: (close) => <ContractForm row={contract} onDone={close} />,
    },
    ...endActionsOf(contract, leave),
  ];
}

/** Closing, reopening, cancelling and deleting ask before. */
function endActionsOf({ id }: Contract, leave: () => void): DocumentAction[] {
  const params = { id };
  const to = statusTo(params);
  return [
    {
      key: 'close',
      variant: 'default',
      onlyWhenPossible: true,
      asks: ($) => $.common.consequence.contract_close,
      call: to('Closed'),
    },
    {
      key: 'reopen',
      onlyWhenPossible: true,
      asks: ($) => $.common.consequence.contract_reopen,
      call: to('Open'),
    },
    {
      key: 'cancel',
      color: 'red',
      onlyWhenPossible: true,
      asks: ($) => $.common.consequence.contract_cancel,
      call: to('Cancelled'),
    },
    {
      key: 'delete',
      color: 'red',
      variant: 'subtle',
      onlyWhenPossible: true,
      asks: ($) => $.common.consequence.for_good,
      call: deferRequest(calls.delete, { params }),
      onDone: leave,
    },
  ];
}

function ContractFacts({ contract }: { contract: Contract }): ReactNode {
  const t = usePhrases();
  return (
    <Section title={t(($) => $.common.section.details)}>
      <Facts
        rows={[
          !isCustomer() && [
            t(($) => $.common.field.customer),
            <CustomerLink key="customer" customer={contract.customer} />,
          ],
          [t(($) => $.order.contract.field.start_date), formatDate(contract.start_date)],
          [t(($) => $.order.contract.field.end_date), contract.end_date && formatDate(contract.end_date)],
          [t(($) => $.order.contract.field.order_count), contract.order_count],
          [t(($) => $.common.field.created_at), formatInstant(contract.created_at)],
          contract.note !== null && [t(($) => $.common.field.note), contract.note],
        ]}
      />
    </Section>
  );
}
