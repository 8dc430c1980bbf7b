import { emailSignInRoutes } from '#contract/routes/email-sign-in.ts';
import { endpoint } from '#web/data/api/endpoint.ts';

/** The calls for e-mail sign-in. */
export const poolApi = {
  beginEmailSignIn: endpoint(emailSignInRoutes.beginEmailSignIn),
  sendEmailCode: endpoint(emailSignInRoutes.sendEmailCode),
  setEmailPassword: endpoint(emailSignInRoutes.setEmailPassword),
  changePassword: endpoint(emailSignInRoutes.changePassword),
  noteSecondFactor: endpoint(emailSignInRoutes.noteSecondFactor),
} as const;
