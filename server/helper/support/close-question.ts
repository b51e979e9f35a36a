import type { closeSupport } from '@hakobu/contract/helper/support/support.endpoints.ts';
import { findRow } from '#kernel/list/list-rows.ts';
import type { Handler } from '#kernel/route.ts';
import { supportSource } from './support.queries.ts';
import { lockSupport, setSupportStatus, type LockedSupport } from './support-texts.ts';
import { notifyAboutSupport } from './notify-about-support.ts';

const stepTo =
  (status: LockedSupport['status']): Handler<typeof closeSupport> =>
  async (ctx, { params, version }) => {
    const support = await lockSupport(ctx, params.id, version);
    if (await setSupportStatus(ctx, support, status))
      await notifyAboutSupport(ctx, status === 'closed' ? 'support_closed' : 'support_reopened', support);
    return findRow(ctx, supportSource, support.id);
  };

/** Closes a ticket. Closing a closed one changes nothing and notifies nobody. */
export const closeQuestion = stepTo('closed');
/** Reopens a closed ticket. */
export const reopenQuestion = stepTo('open');
