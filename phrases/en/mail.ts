/** Mails that the product sends. */
export const mail = {
  verify: {
    subject: 'Confirm your email address',
    greeting: 'Hello {{name}},',
    text: 'please confirm that this address is yours. The link works for three days.',
    button: 'Confirm email',
  },
  reset: {
    subject: 'Set a new password',
    greeting: 'Hello {{name}},',
    text: 'somebody asked for a new password for your account. If it was you, follow the link within one hour. If not, do nothing.',
    button: 'Set password',
  },
};
