import type { Mailer } from '#functions/domain/mail/ports.ts';
import { env } from '#functions/env.ts';
import { signedMailLinks } from '#functions/gateways/aws/keys/mail-links.ts';
import { sesMailer } from '#functions/gateways/aws/ses-mailer.ts';
import { siteOriginOf } from '#functions/gateways/aws/site-origin.ts';
import { mailPreferenceStore } from '#functions/store/mail/mail-preference-store.ts';
import { outboxStore } from '#functions/store/mail/outbox-store.ts';
import { suppressionStore } from '#functions/store/mail/suppression-store.ts';
import { lazy } from './lazy.ts';
import { table } from './table.ts';

export const outbox = /* @__PURE__ */ lazy(() => outboxStore(table()));
export const suppressions = /* @__PURE__ */ lazy(() => suppressionStore(table()));

export const mailPreferences = /* @__PURE__ */ lazy(() => mailPreferenceStore(table()));

/** Whether the stage has a sender. */
export const sendsMail = (): boolean => env.mailFrom() !== undefined;

/** Undefined on a stage without a sender, which sends no mail. */
export const mailer = /* @__PURE__ */ lazy((): Mailer | undefined => {
  const from = env.mailFrom();
  return from === undefined ? undefined : sesMailer({ from, configurationSet: env.mailConfigurationSet() });
});

export const mailLinks = /* @__PURE__ */ lazy(() => signedMailLinks(env.signInSecretId));
/** The site's origin, taken from the secret that signs the links in emails. */
export const mailSiteOrigin = /* @__PURE__ */ lazy(() => siteOriginOf(env.signInSecretId()));
