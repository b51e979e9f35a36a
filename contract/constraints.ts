import type { ErrorCode } from './errors.ts';

/** Error codes for violations of named database constraints. */
export const constraintErrors = {
  users__email: 'email_taken',
  ledger_accounts__minimum: 'wallet_not_enough',
  ledger_postings__open_month: 'period_locked',
  box_stock__quantity: 'not_enough_boxes',
  boxes__distributed: 'over_owning',
  sfas__tracking: 'sfa_exists',
  trackings__code: 'tracking_taken',
  pallets__location: 'location_taken',
  products_pkey: 'product_id_taken',
  categories__not_own_parent: 'category_loop',
  category_affiliates__not_own_parent: 'category_loop',
  price_timelines__overlap: 'timeline_overlap',
  price_amounts__overlap: 'bracket_overlap',
  price_amounts__range: 'bracket_overlap',
  price_conditions__one: 'condition_taken',
  roles_pkey: 'role_taken',
  areas__name: 'area_taken',
  purchase_items__distributed: 'over_distribution',
} satisfies Record<string, ErrorCode>;

/** The field of a constraint, where it concerns one. */
export const constraintFields: Readonly<Record<string, string>> = {
  users__email: 'email',
  roles_pkey: 'id',
  categories__not_own_parent: 'parent_id',
  category_affiliates__not_own_parent: 'parent_id',
  products_pkey: 'id',
  trackings__code: 'code',
};
