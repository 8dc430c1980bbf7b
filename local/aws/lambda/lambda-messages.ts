import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import { LambdaError } from './lambda-failure.ts';

/** From the host to a runtime: a request to run the handler once. */
export const Invocation = z.object({
  requestId: z.string(),
  functionName: z.string(),
  /** The absolute path of the function's entry. */
  file: z.string(),
  memoryMb: z.number(),
  event: z.unknown(),
  timeoutSeconds: z.number(),
});
export type Invocation = z.infer<typeof Invocation>;

/** From a host to a runtime: a request to load functions before they are called; the absolute paths of their entries. */
export const Preload = z.object({ preload: z.array(z.string()) });
export type Preload = z.infer<typeof Preload>;

/** Loads functions before they are called. If one can’t be loaded, its first call fails with the reason. */
export const preload = async ({ preload: files }: Preload): Promise<void> => {
  for (const file of files) await import(pathToFileURL(file).href).catch(() => {});
};

/** From a runtime to the host: the handler's result or error. */
export const Outcome = z.union([z.object({ error: LambdaError }), z.object({ result: z.unknown() })]);
export type Outcome = z.infer<typeof Outcome>;

/**
 * From a runtime to the host, before an invocation’s clock starts or after a `Preload`: the code has loaded or failed to
 * load.
 */
export const Loaded = z.object({ loaded: z.literal(true) });

/** Starts a line in a runtime's output; the output after that line belongs to the function that the line names. */
export const OUTPUT_OF = '\u0001output of ';

export const MEGABYTE = 1024 * 1024;

/** From a runtime to the host, repeatedly, if the host can't measure the runtime's memory. */
export const Resident = z.object({ residentMb: z.number() });
