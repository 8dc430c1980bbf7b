import { z } from 'zod';

/** An item of a cost line read from a log. `pico`: whole pico-dollars; absent if the price wasn’t known. */
const LoggedItem = z.object({
  component: z.string().min(1),
  sku: z.string().min(1),
  model: z.string().optional(),
  quantity: z.number().min(0),
  unit: z.string(),
  pico: z.string().regex(/^\d+$/u).optional(),
  price: z.string().optional(),
});
export type LoggedItem = z.infer<typeof LoggedItem>;

/** One log line that lists what a request (`route`) or a workflow step (`step`) used. */
export const LoggedCost = z.object({
  time: z.iso.datetime(),
  cost: z.object({
    stage: z.string(),
    route: z.string().optional(),
    step: z.string().optional(),
    request_id: z.string(),
    /** The HTTP status of a request; for a step, a status code or a word. */
    status: z.union([z.number(), z.string()]).optional(),
    user: z.string().optional(),
    plan: z.string().optional(),
    video: z.string().optional(),
    attempt: z.int().optional(),
    series: z.string().optional(),
    run: z.string().optional(),
    dollars: z.string().optional(),
    items: z.array(LoggedItem),
  }),
});
export type LoggedCost = z.infer<typeof LoggedCost>;

type Parsed =
  | { readonly kind: 'cost'; readonly line: LoggedCost }
  /** A log line that isn’t about costs. */
  | { readonly kind: 'other' }
  | { readonly kind: 'bad'; readonly why: string };

/** Most lines aren’t about costs, so parsing them would be wasted work. */
const MARK = '"cost"';

/** Parses one log line. A malformed cost line is reported as bad, not silently skipped. */
export const parseLogLine = (text: string): Parsed => {
  if (!text.includes(MARK)) return { kind: 'other' };
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { kind: 'bad', why: 'it is not valid JSON' };
  }
  if (typeof json !== 'object' || json === null || !('cost' in json)) return { kind: 'other' };
  const { data, error } = LoggedCost.safeParse(json);
  if (data !== undefined) return { kind: 'cost', line: data };
  const [issue] = error.issues;
  return { kind: 'bad', why: `${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'not a cost line'}` };
};
