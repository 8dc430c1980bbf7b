import type { Users } from '#functions/domain/account/ports.ts';
import type { SiteOrigin } from '#functions/domain/analytics/ports.ts';
import { compose, type Envelope } from '#functions/domain/mail/compose.ts';
import { isLetterKind, LETTERS } from '#functions/domain/mail/letters.ts';
import { MailRefused } from '#functions/domain/mail/mail.ts';
import type { Mailer, MailLink, MailLinks, Outcome, Suppressions } from '#functions/domain/mail/ports.ts';
import type { QueuedLetter } from '#functions/domain/mail/queued-letter.ts';
import type { Lazy } from '#functions/domain/request/ports.ts';
import { log } from '#functions/runtime/telemetry/log.ts';

export interface SendPorts {
  /** Undefined on a stage that sends no mail. */
  readonly mailer: Lazy<Mailer | undefined>;
  readonly users: Lazy<Users>;
  readonly suppressions: Lazy<Suppressions>;
  readonly mailLinks: Lazy<MailLinks>;
  readonly siteOrigin: Lazy<SiteOrigin>;
}

/** Where a letter goes, or why it goes nowhere. */
type Recipient = { readonly address: string; readonly link: MailLink } | 'gone' | 'unverified' | 'declined';

const recipientOf = async (
  { users }: SendPorts,
  { to }: QueuedLetter,
  isOptional: boolean,
): Promise<Recipient> => {
  if ('formerUser' in to) return { address: to.address, link: { userId: to.formerUser } };
  if ('address' in to) return { address: to.address, link: { newsletter: to.subscription } };
  const user = await users().find(to.userId);
  if (user === undefined) return 'gone';
  // Anybody can type an address: mails to it would reach somebody else.
  if ((user.emailStanding ?? 'unverified') === 'unverified') return 'unverified';
  if (isOptional && user.emailNotifications === false) return 'declined';
  return { address: user.email, link: { userId: user.id } };
};

const envelopeOf = async (
  { siteOrigin, mailLinks }: SendPorts,
  kind: string,
  { address, link }: Exclude<Recipient, string>,
  isOptional: boolean,
): Promise<Envelope> => {
  const origin = await siteOrigin()();
  const envelope = { to: address, kind, siteOrigin: origin, isOwner: 'userId' in link };
  if (!isOptional) return envelope;
  const token = await mailLinks().tokenFor(link);
  return {
    ...envelope,
    unsubscribe: {
      page: `${origin}/unsubscribe#${token}`,
      post: `${origin}/api/mail/unsubscribe/${token}`,
    },
  };
};

/**
 * Sends a letter, unless its recipient does not want it or cannot get it. `gone`: the account no longer exists. Throws
 * when a later try may succeed.
 */
export const sendLetter = async (ports: SendPorts, letter: QueuedLetter): Promise<Outcome | 'gone'> => {
  const mailer = ports.mailer();
  if (mailer === undefined) return 'off';
  // A kind that a later version has removed.
  if (!isLetterKind(letter.kind)) return 'refused';
  const { isOptional, wordsOf } = LETTERS[letter.kind];
  const recipient = await recipientOf(ports, letter, isOptional);
  if (typeof recipient === 'string') return recipient;
  if (await ports.suppressions().isSuppressed(recipient.address)) return 'suppressed';
  const envelope = await envelopeOf(ports, letter.kind, recipient, isOptional);
  try {
    await mailer.send(compose(wordsOf(letter.facts), envelope));
    return 'sent';
  } catch (error) {
    if (!(error instanceof MailRefused)) throw error;
    log.warn({ kind: letter.kind, err: error.cause ?? error });
    return 'refused';
  }
};
