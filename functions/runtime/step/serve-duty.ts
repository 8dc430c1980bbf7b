import { z } from 'zod';
import { type Duty, runDuty } from './run-duty.ts';
import { serveStep } from './step.ts';

/** A duty as a Lambda function; it ignores the event that its schedule sends. */
export const serveDuty = <Item>(duty: Duty<Item>) =>
  serveStep({ name: duty.name, input: z.unknown(), run: () => runDuty(duty) });
