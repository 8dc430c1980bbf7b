import { serveStep } from '#functions/runtime/step/step.ts';
import { now } from '#functions/wiring/clock.ts';
import { suppressions } from '#functions/wiring/mail.ts';
import { suppressAddress } from './suppress-address.ts';

export const handler = serveStep(suppressAddress({ suppressions, now }));
