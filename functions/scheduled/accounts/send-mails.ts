import type { Outbox, Outcome } from '#functions/domain/mail/ports.ts';
import { isTooLate, type QueuedLetter } from '#functions/domain/mail/queued-letter.ts';
import type { Clock, Lazy } from '#functions/domain/request/ports.ts';
import { EVENTS } from '#functions/runtime/telemetry/event-names.ts';
import { log } from '#functions/runtime/telemetry/log.ts';
import { METRICS } from '#functions/runtime/telemetry/metric-names.ts';
import { type SendPorts, sendLetter } from '#functions/services/mail/send-letter.ts';

interface Ports extends SendPorts {
  readonly outbox: Lazy<Outbox>;
  readonly now: Clock;
}

/** The function may run for a minute, and a call to an unresponsive provider takes eleven seconds to fail. */
const STOP_AFTER_MS = 40_000;
/** When this many letters fail in a row, the problem is the provider, not the letters. */
const FAILURES_IN_A_ROW = 2;

/** The outcomes after which a letter will never reach its recipient. */
const LOST: readonly Outcome[] = ['refused', 'late'];

/**
 * Sends the letters that are due, including those that failed before. During an outage, emails are delayed, but none
 * are lost unless it lasts longer than a day.
 */
export const sendMails = ({ outbox, now, ...ports }: Ports) => {
  let failures = 0;

  async function* due() {
    const started = now().getTime();
    failures = 0;
    for await (const letter of outbox().due(now())) {
      if (failures >= FAILURES_IN_A_ROW || now().getTime() - started > STOP_AFTER_MS) return;
      yield letter;
    }
  }

  const attempt = async (letter: QueuedLetter): Promise<Outcome | 'gone'> => {
    if (isTooLate(letter, now())) return 'late';
    failures += 1;
    const outcome = await sendLetter(ports, letter);
    failures = 0;
    return outcome;
  };

  return {
    name: 'SendMails',
    due,
    about: ({ kind, tries }: QueuedLetter) => ({ kind, tries }),
    tend: async (letter: QueuedLetter): Promise<Outcome | 'gone' | 'taken'> => {
      const taken = await outbox().take(letter, now());
      if (taken === undefined) return 'taken';
      const outcome = await attempt(taken);
      if (outcome === 'gone') await outbox().remove(taken);
      else await outbox().settle(taken, outcome, now());
      if (outcome !== 'gone' && LOST.includes(outcome))
        log.error({ event: EVENTS.mailLost, kind: taken.kind, outcome });
      return outcome;
    },
    counts: async (tended: Readonly<Record<string, number>>) => {
      const lost = LOST.reduce((sum, outcome) => sum + (tended[outcome] ?? 0), 0);
      return {
        ...(tended['sent'] !== undefined && { [METRICS.mailsSent]: tended['sent'] }),
        ...(lost > 0 && { [METRICS.mailsLost]: lost }),
      };
    },
  };
};
