import type { Users } from '#functions/domain/account/ports.ts';
import type { SiteOrigin } from '#functions/domain/analytics/ports.ts';
import { compose, type Envelope } from '#functions/domain/mail/compose.ts';
import type { Words } from '#functions/domain/mail/letter.ts';
import { isLetterKind, LETTERS } from '#functions/domain/mail/letters.ts';
import { MailRefused } from '#functions/domain/mail/mail.ts';
import type { Mailer, MailLink, MailLinks, Outcome, Suppressions } from '#functions/domain/mail/ports.ts';
import type { QueuedLetter } from '#functions/domain/mail/queued-letter.ts';
import type { Media } from '#functions/domain/media/ports.ts';
import type { Lazy } from '#functions/domain/request/ports.ts';
import { EVENTS } from '#functions/runtime/telemetry/event-names.ts';
import { log } from '#functions/runtime/telemetry/log.ts';

export interface SendPorts {
  /** Undefined on a stage that sends no mail. */
  readonly mailer: Lazy<Mailer | undefined>;
  readonly users: Lazy<Users>;
  readonly suppressions: Lazy<Suppressions>;
  readonly mailLinks: Lazy<MailLinks>;
  readonly siteOrigin: Lazy<SiteOrigin>;
  readonly media: Lazy<Pick<Media, 'read'>>;
}

/** The address that a letter goes to, or the reason why it isn’t sent. */
type Recipient = Addressee | 'gone' | 'unverified' | 'declined';
interface Addressee {
  readonly address: string;
  readonly link: MailLink;
  readonly timeZone?: string | undefined;
}

const recipientOf = async (
  { users }: SendPorts,
  { to }: QueuedLetter,
  isOptional: boolean,
): Promise<Recipient> => {
  if ('formerUser' in to) return { address: to.address, link: { userId: to.formerUser } };
  if ('address' in to) return { address: to.address, link: { newsletter: to.subscription } };
  const user = await users().find(to.userId);
  if (user === undefined) return 'gone';
  // Anyone can enter any address, so an email to an unconfirmed address might reach someone else.
  if ((user.emailStanding ?? 'unverified') === 'unverified') return 'unverified';
  if (isOptional && user.emailNotifications === false) return 'declined';
  return { address: user.email, link: { userId: user.id }, timeZone: user.timeZone };
};

const envelopeOf = async (
  { siteOrigin, mailLinks }: SendPorts,
  kind: string,
  { address, link }: Addressee,
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

/** An email’s picture; undefined if it has none, or if the picture can’t be read and the email is sent without it. */
const pictureOf = async ({ media }: SendPorts, { picture }: Words): Promise<Uint8Array | undefined> => {
  if (picture === undefined) return undefined;
  try {
    return await media().read(picture.key);
  } catch (error) {
    log.warn({ event: EVENTS.mailWithoutPicture, err: error });
    return undefined;
  }
};

/**
 * Sends a letter, unless its recipient has opted out or cannot receive it. `gone`: the account no longer
 * exists. Throws when a later attempt may succeed.
 */
export const sendLetter = async (ports: SendPorts, letter: QueuedLetter): Promise<Outcome | 'gone'> => {
  const mailer = ports.mailer();
  if (mailer === undefined) return 'off';
  // A kind of letter that a newer version of the code no longer has.
  if (!isLetterKind(letter.kind)) return 'refused';
  const { isOptional, wordsOf } = LETTERS[letter.kind];
  const recipient = await recipientOf(ports, letter, isOptional);
  if (typeof recipient === 'string') return recipient;
  if (await ports.suppressions().isSuppressed(recipient.address)) return 'suppressed';
  const envelope = await envelopeOf(ports, letter.kind, recipient, isOptional);
  try {
    const words = wordsOf(letter.facts, recipient.timeZone);
    await mailer.send(compose(words, { ...envelope, picture: await pictureOf(ports, words) }));
    return 'sent';
  } catch (error) {
    if (!(error instanceof MailRefused)) throw error;
    log.warn({ kind: letter.kind, err: error.cause ?? error });
    return 'refused';
  }
};
