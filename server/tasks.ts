import type { FileStore } from './kernel/files/file-store.ts';
import { deleteUnusedFilesTask } from './kernel/files/delete-unused-files.ts';
import { makeThumbnailsTask } from './kernel/files/make-thumbnails.ts';
import type { Mailer } from './kernel/mail/mailer.ts';
import { sendMailsTask } from './kernel/mail/send-mails.ts';
import { sendPushesTask } from './kernel/notification/send-pushes.ts';
import type { Outbound } from './kernel/outbound/outbound.ts';
import type { Task } from './kernel/jobs/task.ts';
import { expireIdempotencyKeys } from './kernel/jobs/expire-idempotency-keys.ts';
import { deleteOldSessionsTask } from './identity/session/delete-old-sessions.ts';
import { checkRulesTask } from './audit/check-rules.ts';
import type { BackgroundWrite } from './kernel/jobs/background-write.ts';
import { releaseExpiredHoldsTask } from './accounting/wallet-hold/release-expired-holds.ts';
import type { Environment } from './kernel/environment.ts';
import { proposeResultsTask } from './order/auction/propose-results.ts';
import { closeContractsTask } from './order/contract/close-contracts.ts';
import { rollUpLedgerTask } from './accounting/roll-up/roll-up-ledger.ts';
import { extendHashChainTask } from './accounting/seal/extend-hash-chain.ts';

/** Everything that runs in the background. */
export const createTasks = ({
  mailer,
  files,
  outbound,
  auction,
  write,
}: {
  mailer: Mailer;
  files: FileStore;
  outbound: Outbound;
  auction: Environment['auction'];
  write: BackgroundWrite;
}): readonly Task[] => [
  expireIdempotencyKeys,
  rollUpLedgerTask,
  extendHashChainTask,
  releaseExpiredHoldsTask(write),
  proposeResultsTask(auction, write),
  checkRulesTask,
  closeContractsTask,
  deleteOldSessionsTask,
  sendMailsTask(mailer),
  makeThumbnailsTask(files),
  deleteUnusedFilesTask(files),
  sendPushesTask(outbound, mailer.contact),
];
