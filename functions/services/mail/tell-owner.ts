import type { User } from '#functions/domain/account/user.ts';
import { type FactsOf, LETTERS, type LetterKind } from '#functions/domain/mail/letters.ts';
import type { Outbox } from '#functions/domain/mail/ports.ts';
import type { Letter } from '#functions/domain/mail/queued-letter.ts';
import type { Clock, Lazy } from '#functions/domain/request/ports.ts';
import { EVENTS } from '#functions/runtime/telemetry/event-names.ts';
import { log } from '#functions/runtime/telemetry/log.ts';
import { measured } from '#functions/runtime/telemetry/measure.ts';
import { METRICS } from '#functions/runtime/telemetry/metric-names.ts';

interface Ports {
  readonly outbox: Lazy<Outbox>;
  readonly now: Clock;
}

/**
 * Queues a letter to the owner of an account; SendMails sends it within a minute, if the owner accepts emails of that
 * kind and the address is known to be theirs. Of several letters with the same `once`, only one is sent. Never
 * throws: an email that can’t be queued must not fail the operation it reports on.
 */
export type TellOwner = <K extends LetterKind>(userId: string, kind: K, facts: FactsOf<K>) => Promise<void>;

export const tellOwner =
  ({ outbox, now }: Ports): TellOwner =>
  (userId, kind, facts) =>
    queue({ outbox, now }, { userId }, kind, facts);

/** The same for the owner of an account that is being deleted, if the address is verified as theirs. */
export const tellFormerOwner =
  (ports: Ports) =>
  async <K extends LetterKind>(
    { id, email, emailStanding = 'unverified' }: Pick<User, 'id' | 'email' | 'emailStanding'>,
    kind: K,
    facts: FactsOf<K>,
  ): Promise<void> => {
    if (emailStanding !== 'unverified') await queue(ports, { address: email, formerUser: id }, kind, facts);
  };

/** The same for someone who requested the newsletter. */
export const tellSubscriber =
  ({ outbox, now }: Ports) =>
  <K extends LetterKind>(
    subscriber: Extract<Letter['to'], { subscription: string }>,
    kind: K,
    facts: FactsOf<K>,
  ): Promise<void> =>
    queue({ outbox, now }, subscriber, kind, facts);

const queue = async (
  { outbox, now }: Ports,
  to: Letter['to'],
  kind: LetterKind,
  facts: unknown,
): Promise<void> => {
  try {
    await outbox().add({ to, kind, facts, once: LETTERS[kind].onceOf(facts) }, now());
  } catch (error) {
    const counts = { [METRICS.mailsLost]: 1 };
    log.error({ event: EVENTS.mailNotQueued, kind, err: error, ...counts, ...measured(counts) });
  }
};
