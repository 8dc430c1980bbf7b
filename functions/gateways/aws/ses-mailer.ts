import {
  type Attachment,
  BadRequestException,
  MessageRejected,
  SESv2Client,
  SendEmailCommand,
} from '@aws-sdk/client-sesv2';
import { use } from '#functions/cost/meter.ts';
import { isOneAddress, type Mail, MailRefused, PICTURE_ID } from '#functions/domain/mail/mail.ts';
import type { Mailer } from '#functions/domain/mail/ports.ts';
import { timeLimits } from '#functions/runtime/time-limits.ts';

const ANSWER_LIMIT_MS = 5_000;
/** The outbox retries later, so more retries here would only delay other emails. */
const MAX_ATTEMPTS = 2;

interface Sender {
  /** `Veilcast <hello@veilcast.app>`. */
  readonly from: string;
  /** The configuration set, which reports bounces and complaints. */
  readonly configurationSet: string | undefined;
}

/** Whether the error is about this email, rather than about the account or a temporary problem. */
const isRefusal = (error: unknown): boolean =>
  error instanceof BadRequestException ||
  // An unverified sender is a problem with the stage, and can be fixed while the email is queued.
  (error instanceof MessageRejected && !/not verified/iu.test(error.message));

/** The picture in an email: shown where the HTML refers to it, not listed as an attachment. */
const inline = (picture: Uint8Array): Attachment => ({
  RawContent: picture,
  FileName: `${PICTURE_ID}.jpg`,
  ContentType: 'image/jpeg',
  ContentDisposition: 'INLINE',
  ContentId: PICTURE_ID,
});

/** Sends through Amazon SES. */
export const sesMailer = ({ from, configurationSet }: Sender): Mailer => {
  const client = new SESv2Client({ maxAttempts: MAX_ATTEMPTS, requestHandler: timeLimits(ANSWER_LIMIT_MS) });
  return {
    send: async ({ to, subject, text, html, headers, picture, kind }: Mail) => {
      if (!isOneAddress(to)) throw new MailRefused('The recipient is not one address.');
      const command = new SendEmailCommand({
        FromEmailAddress: from,
        Destination: { ToAddresses: [to] },
        ...(configurationSet !== undefined && { ConfigurationSetName: configurationSet }),
        EmailTags: [{ Name: 'kind', Value: kind }],
        Content: {
          Simple: {
            Subject: { Data: subject, Charset: 'UTF-8' },
            Body: { Text: { Data: text, Charset: 'UTF-8' }, Html: { Data: html, Charset: 'UTF-8' } },
            ...(picture !== undefined && { Attachments: [inline(picture)] }),
            Headers: Object.entries(headers).map(([Name, Value]) => ({ Name, Value })),
          },
        },
      });
      try {
        await client.send(command);
        use('ses.mail', 1);
        if (picture !== undefined) use('ses.attached', picture.byteLength);
      } catch (cause) {
        if (isRefusal(cause)) throw new MailRefused('The mail provider refused the mail.', { cause });
        throw cause;
      }
    },
  };
};
