import type { Newsletter } from '#functions/domain/analytics/ports.ts';
import { type FactsOf, LETTERS } from '#functions/domain/mail/letters.ts';
import type { Outbox } from '#functions/domain/mail/ports.ts';
import type { Clock, Lazy } from '#functions/domain/request/ports.ts';

interface Ports {
  readonly newsletter: Lazy<Newsletter>;
  readonly outbox: Lazy<Outbox>;
  readonly now: Clock;
}

const KIND = 'newsletter-article';

/**
 * Queues a letter about an article for everyone who has confirmed their subscription, and returns the number of
 * letters. Nobody gets the same article twice, however often this is called.
 */
export const tellOfArticle = async (
  { newsletter, outbox, now }: Ports,
  facts: FactsOf<typeof KIND>,
): Promise<number> => {
  const once = LETTERS[KIND].onceOf(facts);
  let subscribers = 0;
  for await (const { id, email } of newsletter().confirmed()) {
    await outbox().add({ to: { address: email, subscription: id }, kind: KIND, facts, once }, now());
    subscribers += 1;
  }
  return subscribers;
};
