import * as endpoints from '@hakobu/contract/identity/account/account.endpoints.ts';
import { listRoute } from '#kernel/crud/read-routes.ts';
import { preparedRoute, route } from '#kernel/route.ts';
import { sessionSource } from './account.queries.ts';
import { endSession } from './end-session.ts';
import { hashNewPassword, register } from './register.ts';
import { forgotPassword, hashResetPassword, resetPassword } from './reset-password.ts';
import { hashMyPassword, updateMe } from './update-me.ts';
import { resendVerification, verifyEmail } from './verify-email.ts';

export const routes = [
  preparedRoute(endpoints.register, hashNewPassword, register),
  route(endpoints.resendVerification, resendVerification),
  route(endpoints.verifyEmail, verifyEmail),
  route(endpoints.forgotPassword, forgotPassword),
  preparedRoute(endpoints.resetPassword, hashResetPassword, resetPassword),
  preparedRoute(endpoints.updateMe, hashMyPassword, updateMe),
  listRoute(endpoints.listSessions, sessionSource),
  route(endpoints.revokeSession, endSession),
];
