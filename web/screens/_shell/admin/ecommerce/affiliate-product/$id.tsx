import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { affiliateCategory } from '@hakobu/contract/product/affiliate-category/affiliate-category.endpoints.ts';
import { affiliateProduct, affiliateProductCategories, affiliateProductTags } from '@hakobu/contract/product/affiliate-product/affiliate-product.endpoints.ts';
import { affiliateTag } from '@hakobu/contract/product/affiliate-tag/affiliate-tag.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { may } from '#app/session.ts';
import { useCall } from '#client/hooks.ts';
import { ChangeLog } from '#kit/document-parts.tsx';
import { LinksCard } from '#kit/links-card.tsx';
import { Page, Section } from '#kit/page.tsx';
import { PlainForm } from '#kit/plain-screen.tsx';
import { useAffiliateProductFields } from '#nouns/product/affiliate-fields.ts';

export const Route = createFileRoute('/_shell/admin/ecommerce/affiliate-product/$id')({
  component: Screen, staticData: { title: ($) => $.shell.menu.affiliate_products, needs: { all: [{ resource: 'affiliate', action: 'read' }] } },
});

function Screen() {
  const t = usePhrases();
  const navigate = useNavigate();
  const fields = useAffiliateProductFields();
  const id = Number(Route.useParams().id);
  const { data: row } = useCall(affiliateProduct.get, { params: { id }, query: { include: ['affiliateStore', 'categories', 'tags'] } });
  if (row === undefined) return null;
  const editable = may({ resource: 'affiliate', action: 'update' });
  return (
    <Page title={row.name}>
      <Section title={t(($) => $.shell.section.details)}>
        <PlainForm key={row.version} resource={affiliateProduct} permission="affiliate" fields={fields} row={row} onDone={() => {}} onDeleted={() => void navigate({ to: '/admin/ecommerce/affiliate-product' })} />
      </Section>
      <div className="columns">
        <LinksCard title={t(($) => $.shell.field.categories)} links={affiliateProductCategories} id={row.id} linked={row.categories ?? []} choices={affiliateCategory.list} editable={editable} />
        <LinksCard title={t(($) => $.shell.field.tags)} links={affiliateProductTags} id={row.id} linked={row.tags ?? []} choices={affiliateTag.list} editable={editable} />
      </div>
      <ChangeLog type="product_affiliate" id={row.id} />
    </Page>
  );
}
