import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { affiliateCategory } from '@hakobu/contract/product/affiliate-category/affiliate-category.endpoints.ts';
import { affiliateStore, affiliateStoreCategories } from '@hakobu/contract/product/affiliate-store/affiliate-store.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { may } from '#app/session.ts';
import { useCall } from '#client/hooks.ts';
import { ChangeLog } from '#kit/document-parts.tsx';
import { LinksCard } from '#kit/links-card.tsx';
import { Page, Section } from '#kit/page.tsx';
import { PlainForm } from '#kit/plain-screen.tsx';
import { useStoreFields } from '#nouns/product/affiliate-fields.ts';

export const Route = createFileRoute('/_shell/admin/ecommerce/affiliate-store/$id')({
  component: Screen, staticData: { title: ($) => $.shell.menu.affiliate_stores, needs: { all: [{ resource: 'affiliate', action: 'read' }] } },
});

function Screen() {
  const t = usePhrases();
  const navigate = useNavigate();
  const fields = useStoreFields();
  const id = Number(Route.useParams().id);
  const { data: row } = useCall(affiliateStore.get, { params: { id }, query: { include: ['ecommerceChannel', 'categories'] } });
  if (row === undefined) return null;
  const editable = may({ resource: 'affiliate', action: 'update' });
  return (
    <Page title={row.name}>
      <Section title={t(($) => $.shell.section.details)}>
        <PlainForm key={row.version} resource={affiliateStore} permission="affiliate" fields={fields} row={row} onDone={() => {}} onDeleted={() => void navigate({ to: '/admin/ecommerce/affiliate-store' })} />
      </Section>
      <div className="columns">
        <LinksCard title={t(($) => $.shell.field.categories)} links={affiliateStoreCategories} id={row.id} linked={row.categories ?? []} choices={affiliateCategory.list} editable={editable} />
      </div>
      <ChangeLog type="affiliate_store" id={row.id} />
    </Page>
  );
}
