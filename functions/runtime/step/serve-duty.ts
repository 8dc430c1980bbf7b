import { z } from 'zod';
import { type Duty, runDuty } from './run-duty.ts';
import { serveStep } from './step.ts';

/** Wraps a duty as a Lambda function, which ignores the event from its schedule. */
export const serveDuty = <Item>(duty: Duty<Item>) =>
  serveStep({ name: duty.name, input: z.unknown(), run: () => runDuty(duty) });
