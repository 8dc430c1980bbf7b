import { z } from 'zod';
import {
  checkRetriers,
  deletionRetriers,
  exportRetriers,
  RENDER_RETRIERS,
  type Retrier,
  seriesRetriers,
} from '#functions/domain/video/retriers.ts';

/** The `Retry` list of a step, by the file of its state machine. */
const RETRIERS: Readonly<
  Record<
    | 'render-video'
    | 'delete-account'
    | 'export-account'
    | 'paint-storyboard'
    | 'speak-storyboard'
    | 'check-upload'
    | 'align-narration'
    | 'series-run',
    (step: string) => readonly Retrier[]
  >
> = {
  'render-video': () => RENDER_RETRIERS,
  'delete-account': deletionRetriers,
  'export-account': exportRetriers,
  'paint-storyboard': () => RENDER_RETRIERS,
  'speak-storyboard': () => RENDER_RETRIERS,
  'check-upload': checkRetriers,
  'align-narration': () => RENDER_RETRIERS,
  'series-run': seriesRetriers,
};
export type WorkflowName = keyof typeof RETRIERS;

const Task = z.looseObject({ Type: z.literal('Task') });

/** A state machine whose every task has the retriers of the catalogue of errors; all else stays as written. */
export const withRetries = (workflow: WorkflowName, definition: string): unknown =>
  JSON.parse(definition, (name, value: unknown) => {
    if (!Task.safeParse(value).success || typeof value !== 'object') return value;
    return { ...value, Retry: RETRIERS[workflow](name) };
  });
