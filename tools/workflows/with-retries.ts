import { z } from 'zod';
import type { MachineName } from '#contract/workflows.ts';
import {
  checkRetriers,
  deletionRetriers,
  exportRetriers,
  publicationRetriers,
  RENDER_RETRIERS,
  type Retrier,
  seriesRetriers,
} from '#functions/domain/video/retry-lists.ts';

/** The `Retry` list for a step, by state machine. */
const RETRIERS: Readonly<Record<MachineName, (step: string) => readonly Retrier[]>> = {
  'render-video': () => RENDER_RETRIERS,
  'prepare-storyboard': () => RENDER_RETRIERS,
  'delete-account': deletionRetriers,
  'export-account': exportRetriers,
  'check-upload': checkRetriers,
  publish: publicationRetriers,
  'series-run': seriesRetriers,
};

const Task = z.looseObject({ Type: z.literal('Task') });

/**
 * Gives every task of a state machine its retriers from the error catalogue; leaves everything else as it was
 * written.
 */
export const withRetries = (workflow: MachineName, definition: string): unknown =>
  JSON.parse(definition, (name, value: unknown) => {
    if (!Task.safeParse(value).success || typeof value !== 'object') return value;
    return { ...value, Retry: RETRIERS[workflow](name) };
  });
