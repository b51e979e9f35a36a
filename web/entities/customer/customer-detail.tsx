import { Anchor, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { getCreditTerm } from '@hakobu/contract/accounting/credit-term/credit-term.endpoints.ts';
import { getCustomerAccount } from '@hakobu/contract/accounting/customer-account/customer-account.endpoints.ts';
import { listCustomerWallets } from '@hakobu/contract/accounting/wallet/wallet.endpoints.ts';
import { addressOf } from '#app/address-of.ts';
import { usePhrases } from '#app/i18n.ts';
import { may } from '#app/session.ts';
import { useCall } from '#client/hooks.ts';
import { logTab } from '#kit/document/change-log.tsx';
import { DocumentFrame } from '#kit/document/document-frame.tsx';
import { DocumentTabs } from '#kit/document/document-tabs.tsx';
import { usePrefetch } from '#kit/document/use-prefetch.ts';
import { FormButton } from '#kit/form.tsx';
import { formatInstant } from '#kit/format.ts';
import { Facts, Section } from '#kit/page.tsx';
import { QueryStatus } from '#kit/query-view.tsx';
import { StatusBadge } from '#kit/values.tsx';
import { CreditTermForm } from '#entities/accounting/debt/credit-term-form.tsx';
import { useWalletsByDay } from '#entities/accounting/fund/wallet-lines.tsx';
import { AddressList } from '#entities/address/address-list.tsx';
import { MoveButtons } from '#entities/payment/move-buttons.tsx';
import { CustomerBoxes } from './customer-boxes.tsx';
import { CustomerDebts } from './customer-debts.tsx';
import { CustomerMoney } from './customer-money.tsx';
import { CustomerOrders, customerOrdersQuery } from './customer-orders.tsx';
import type { CustomerAccount } from './customer.ts';
import { CustomerSupports } from './customer-supports.tsx';
import { NewOrderFor } from './new-order-for.tsx';

/** The data of the page, loaded in parallel. */
function useCustomer(id: number) {
  usePrefetch(id, [customerOrdersQuery(id)]);
  return {
    account: useCall(getCustomerAccount, { params: { id } }),
    went: useWalletsByDay('user', id),
    wallets: useCall(listCustomerWallets, { query: { filter: { walletable_id: id }, sort: 'id' } }),
    terms: useCall(getCreditTerm, { params: { id } }, { enabled: may({ resource: 'debt', action: 'read' }) }),
  };
}

/** One customer: profile, wallets, outstanding amounts, orders, boxes, addresses and questions. */
export function CustomerDetail({ id }: { id: number }): ReactNode {
  const t = usePhrases();
  const { account: reading, wallets, went, terms } = useCustomer(id);
  const account = reading.data;
  if (account === undefined) return <NoAccount of={reading} id={id} />;
  const { name, verification_status: status } = account;
  return (
    <DocumentFrame
      title={name}
      badge={<StatusBadge of="user" id={status} label={t(($) => $.identity.user.status[status])} />}
      actions={<CustomerActions id={id} />}
    >
      <div className="facts-and-money">
        <CustomerFacts account={account} days={terms.data?.payment_term_days} />
        <CustomerMoney account={account} wallets={wallets} went={went} terms={terms.data} />
      </div>
      <DocumentTabs
        tabs={[
          may({ resource: 'order', action: 'read' }) && {
            key: 'orders',
            title: t(($) => $.order.order.title.all),
            content: <CustomerOrders id={id} />,
          },
          {
            key: 'debts',
            title: t(($) => $.accounting.customer_account.section.debts),
            content: <CustomerDebts account={account} />,
          },
          may({ resource: 'owner', action: 'read' }) && {
            key: 'boxes',
            title: t(($) => $.common.section.boxes),
            content: <CustomerBoxes id={id} />,
          },
          may({ resource: 'address', action: 'read' }) && {
            key: 'addresses',
            title: t(($) => $.identity.address.plural),
            content: <AddressList userId={id} consignee={name} />,
          },
          may({ resource: 'support', action: 'read' }) && {
            key: 'questions',
            title: t(($) => $.accounting.customer_account.section.questions),
            content: <CustomerSupports id={id} />,
          },
          logTab('user', id),
        ]}
      />
    </DocumentFrame>
  );
}

/**
 * Users may see a customer through an order without access to the account; then only the orders are shown.
 */
function NoAccount({ of, id }: { of: ReturnType<typeof useCall>; id: number }): ReactNode {
  const t = usePhrases();
  return (
    <>
      <QueryStatus of={of} />
      {of.error !== null && !Number.isNaN(id) && (
        <Text size="sm" ta="center">
          {t(($) => $.accounting.customer_account.message.of_others)}{' '}
          <Anchor inherit href={`#/sale/orders?orders-customer_id=${id}`}>
            {t(($) => $.accounting.customer_account.message.all_orders)}
          </Anchor>
        </Text>
      )}
    </>
  );
}

function CustomerActions({ id }: { id: number }): ReactNode {
  const t = usePhrases();
  const user = addressOf('user', String(id));
  return (
    <>
      <NewOrderFor customer={id} />
      <MoveButtons screen="customer_wallets" partyId={String(id)} variant="default" />
      {may({ resource: 'debt', action: 'update' }) && (
        <FormButton label={t(($) => $.accounting.credit_term.name)} variant="default">
          {(close) => <CreditTermForm customerId={id} onDone={close} />}
        </FormButton>
      )}
      {user !== undefined && may({ resource: 'user', action: 'update' }) && (
        <Anchor size="sm" href={`#${user}`}>
          {t(($) => $.common.frame.app.account)}
        </Anchor>
      )}
    </>
  );
}

/** `days`: the customer's own payment term, if any. */
function CustomerFacts({
  account,
  days,
}: {
  account: CustomerAccount;
  days: number | null | undefined;
}): ReactNode {
  const t = usePhrases();
  const { email, tel, tax_code, sellers, created_at } = account;
  return (
    <Section title={t(($) => $.common.section.details)}>
      <Facts
        rows={[
          [
            t(($) => $.common.field.tel),
            tel === null ? null : (
              <Anchor key="tel" inherit href={`tel:${tel}`}>
                {tel}
              </Anchor>
            ),
          ],
          [
            t(($) => $.common.field.email),
            <Anchor key="email" inherit href={`mailto:${email}`}>
              {email}
            </Anchor>,
          ],
          [t(($) => $.common.field.tax_code), tax_code],
          [t(($) => $.accounting.customer_account.field.sellers), sellers.map(({ name }) => name).join(', ')],
          days != null && [t(($) => $.accounting.credit_term.field.payment_term_days), days],
          [t(($) => $.accounting.customer_account.field.since), formatInstant(created_at)],
        ]}
      />
    </Section>
  );
}
