import * as z from 'zod/mini';
import { isZone } from '#contract/time-zone.ts';

export const TimeZone = z
  .string()
  .check(z.refine(isZone, 'This time zone isn’t known. Choose one from the list.'));
