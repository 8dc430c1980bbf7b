import { z } from 'zod';
import { type RouteName, routes } from '#contract/routes.ts';
import { Preload } from '#local/aws/lambda/lambda-messages.ts';

/** Sent from the gateway to the process that runs the API's handlers. */
export const ApiInvocation = z.object({
  id: z.string(),
  route: z.custom<RouteName>((name) => typeof name === 'string' && Object.hasOwn(routes, name)),
  file: z.string(),
  event: z.unknown(),
  memoryMb: z.number(),
  /** Milliseconds since 1970. */
  deadline: z.number(),
});
export type ApiInvocation = z.infer<typeof ApiInvocation>;

/** Sent from the gateway to that process, to load handlers before they are called. */
export const ApiPreload = Preload.extend({ id: z.string() });
export type ApiPreload = z.infer<typeof ApiPreload>;

/** The reply from the process that runs the API’s handlers. */
export const ApiOutcome = z.object({
  id: z.string(),
  result: z.unknown().optional(),
  error: z.string().optional(),
});
export type ApiOutcome = z.infer<typeof ApiOutcome>;
