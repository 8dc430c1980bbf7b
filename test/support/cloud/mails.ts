import { Mailbox } from '#local/aws/ses/mailbox.ts';
import { sharedCloud } from './shared-cloud.ts';

/**
 * The emails to an address in the shared cloud's mailbox, newest first. Queued ones appear after `runDuties`.
 */
export const mailsTo = (email: string) =>
  new Mailbox(sharedCloud().dataDir).list().filter(({ to }) => to === email);
