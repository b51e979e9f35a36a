import * as endpoints from '@hakobu/contract/identity/account/account.endpoints.ts';
import { listRoute } from '#kernel/crud/read-routes.ts';
import { route } from '#kernel/route.ts';
import { sessionSource } from './account.queries.ts';
import { endSession } from './end-session.ts';
import { register } from './register.ts';
import { forgotPassword, resetPassword } from './reset-password.ts';
import { updateMe } from './update-me.ts';
import { resendVerification, verifyEmail } from './verify-email.ts';

export const routes = [
  route(endpoints.register, register),
  route(endpoints.resendVerification, resendVerification),
  route(endpoints.verifyEmail, verifyEmail),
  route(endpoints.forgotPassword, forgotPassword),
  route(endpoints.resetPassword, resetPassword),
  route(endpoints.updateMe, updateMe),
  listRoute(endpoints.listSessions, sessionSource),
  route(endpoints.revokeSession, endSession),
];
