import { z } from 'zod';

/** Sizes in pixels. */
export const PaintJob = z.object({ id: z.string(), prompt: z.string(), width: z.int(), height: z.int() });
export type PaintJob = z.infer<typeof PaintJob>;

export const PaintResult = z.object({
  id: z.string(),
  png: z.instanceof(Uint8Array).optional(),
  error: z.string().optional(),
});
