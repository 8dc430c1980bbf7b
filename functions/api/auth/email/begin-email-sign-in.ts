import type { routes } from '#contract/routes.ts';
import type { SignInPasses } from '#functions/domain/account/passwords/ports.ts';
import type { EmailSignIn } from '#functions/domain/account/ports.ts';
import type { Lazy } from '#functions/domain/request/ports.ts';
import { Refusal } from '#functions/domain/request/refusal.ts';
import type { Handle } from '#functions/runtime/http/request-context.ts';
import { EVENTS } from '#functions/runtime/telemetry/event-names.ts';
import { log } from '#functions/runtime/telemetry/log.ts';
import { measured } from '#functions/runtime/telemetry/measure.ts';
import { METRICS } from '#functions/runtime/telemetry/metric-names.ts';
import { tooOften } from './too-often.ts';

interface Ports {
  /** Undefined on stages where e-mail sign-in is switched off. */
  readonly emailSignIn: Lazy<EmailSignIn | undefined>;
  readonly passes: Lazy<SignInPasses>;
}

/** Counts a password attempt, and issues the pass that the user pool requires before it checks the password. */
export const beginEmailSignIn =
  ({ emailSignIn, passes }: Ports): Handle<typeof routes.beginEmailSignIn> =>
  async ({ body }, { now, viewer, device }) => {
    if (emailSignIn() === undefined) throw new Refusal('not_found', 'Email sign-in is switched off here.');
    const issued = await passes().issue({ email: body.email, network: viewer, device }, now);
    if ('pass' in issued) return { reply: issued };
    const { waitSeconds } = issued;
    const counts = { [METRICS.guessesRefused]: 1 };
    log.warn({ event: EVENTS.guessRefused, network: viewer, waitSeconds, ...counts, ...measured(counts) });
    const after = ', or reset your password: that lets you in at once';
    throw tooOften('Too many attempts for this address. Try again', waitSeconds, after);
  };
