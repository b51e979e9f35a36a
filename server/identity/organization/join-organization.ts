import type { Context } from '#kernel/context.ts';

/** Makes a user a member of an organization; existing members stay. */
export async function joinOrganization(
  { db }: Context,
  organizationId: number,
  userId: number,
): Promise<void> {
  await db
    .insertInto('organization_members')
    .values({ organization_id: organizationId, user_id: userId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
