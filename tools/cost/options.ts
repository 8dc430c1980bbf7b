import { parseArgs } from 'node:util';
import { z } from 'zod';
import { type Period, periodOf } from './period.ts';

/** The command line is not valid. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

export interface CostOptions {
  readonly command: string;
  readonly stage: string;
  readonly period: Period;
  readonly affiliate: boolean;
  readonly out: string;
  readonly video: string | undefined;
  readonly reprice: Date | undefined;
  readonly focus: '1.2' | undefined;
  readonly bucket: string | undefined;
  readonly markdown: boolean;
  /** Provider files to compare with, by provider. */
  readonly bills: Readonly<Partial<Record<'aws' | 'openai' | 'stripe', string>>>;
}

export const LOCAL = 'local';

const text = { type: 'string' } as const;
const flag = { type: 'boolean' } as const;

const dayOf = (day: string | undefined): Date | undefined => {
  if (day === undefined) return undefined;
  if (!z.iso.date().safeParse(day).success) throw new UsageError(`Write a day as 2026-11-20, not ${day}.`);
  return new Date(`${day}T00:00:00Z`);
};

/** The options after `npm run cost --`. Throws a `UsageError` or a `PeriodError`. */
export const costOptions = (args: readonly string[], now: Date): CostOptions => {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        stage: text,
        from: text,
        to: text,
        affiliate: flag,
        out: text,
        video: text,
        reprice: text,
        focus: text,
        bucket: text,
        markdown: flag,
        aws: text,
        openai: text,
        stripe: text,
      },
    });
    const { stage = LOCAL, aws, openai, stripe } = values;
    const period = periodOf(values.from, values.to, now);
    if (values.focus !== undefined && values.focus !== '1.2')
      throw new UsageError(`This command does not write FOCUS ${values.focus}, only 1.2.`);
    return {
      command: positionals[0] ?? '',
      stage,
      period,
      affiliate: values.affiliate ?? false,
      out: values.out ?? `.veilcast/costs/${stage}-${period.from}-${period.to}`,
      video: values.video,
      reprice: dayOf(values.reprice),
      focus: values.focus,
      bucket: values.bucket,
      markdown: values.markdown ?? false,
      bills: {
        ...(aws === undefined ? {} : { aws }),
        ...(openai === undefined ? {} : { openai }),
        ...(stripe === undefined ? {} : { stripe }),
      },
    };
  } catch (error) {
    if (error instanceof TypeError) throw new UsageError(error.message, { cause: error });
    throw error;
  }
};
