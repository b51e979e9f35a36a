import type { ErrorPhrases } from '@hakobu/contract/kernel/error-code.ts';
import type { accountErrors } from '@hakobu/contract/identity/account/account.errors.ts';

export const account = {
  page: {
    email: 'Email',
    password: 'Password',
    forgot_password: 'Forgot password?',
    reset_password: 'Set a new password',
    new_password: 'New password',
    current_password: 'Current password',
    email_unverified: 'Confirm your email',
    check_mail: 'We sent a link to {{email}}. Open it to confirm your address.',
    mail_on_way: 'If there is an account for this address, we have sent it a link.',
    send_again: 'Send again',
    verified: 'Your email is confirmed',
    password_set: 'Your new password is set. Sign in with it.',
    go_on: 'Continue',
    have_account: 'I have an account',
    sessions: 'Signed-in devices',
    this_device: 'This device',
    end_session: 'Sign out',
    change_password: 'Change password',
    last_used: 'Last active',
  },
  errors: {
    link_invalid: 'This link is invalid or has already been used',
    link_expired: 'This link has expired. Request a new one',
    mail_just_sent: 'The email has been sent. You can request another in {{seconds}} seconds',
    email_empty: 'Email empty',
    invalid_password: 'The current password is wrong',
  } satisfies ErrorPhrases<typeof accountErrors>,
  mail: {
    verify: {
      subject: 'Confirm your email address',
      greeting: 'Hello {{name}},',
      text: 'Please confirm that this address is yours. The link works for three days.',
      button: 'Confirm email',
    },
    reset: {
      subject: 'Set a new password',
      greeting: 'Hello {{name}},',
      text: 'Someone requested a new password for your account. If it was you, open the link within one hour. Otherwise you can ignore this email.',
      button: 'Set password',
    },
  },
  log: {
    password_changed: 'Password changed',
    registered: 'Signed up',
  },
};
