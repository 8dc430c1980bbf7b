import { type DestinationStream, pino } from 'pino';
import { LOG_EVENT_BYTES } from '#functions/cost/cost-record.ts';
import { use } from '#functions/cost/meter.ts';
import { env } from '#functions/env.ts';
import { scrub } from './scrub.ts';

/** Fields that never reach a log, at any depth. */
const REDACTED = [
  'cookie',
  'cookies',
  'authorization',
  'set-cookie',
  'session_id',
  'token',
  'id_token',
  'code',
  'state',
  'prompt',
  'email',
  'signature',
  'apiKey',
  'privateKey',
];

interface ErrorFacts {
  readonly name: string;
  readonly message: string;
  readonly stack?: string | undefined;
}

/** Drops whatever libraries attach to their errors, such as requests including headers. */
const errorFacts = (error: unknown): unknown => {
  if (!(error instanceof Error)) return error;
  const { name, message, stack } = error;
  return { name, message, stack } satisfies ErrorFacts;
};

/** Scrubs a finished line, and adds its bytes to the meter of the current request or step. */
const counted = (line: string): string => {
  const written = scrub(line);
  use('logs.ingested', Buffer.byteLength(written) + LOG_EVENT_BYTES);
  return written;
};

/** Writes one JSON line per event, to standard output by default. */
export const logTo = (destination?: DestinationStream) =>
  pino(
    {
      level: env.logLevel(),
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (level) => ({ level }) },
      redact: {
        paths: REDACTED.flatMap((field) => [`["${field}"]`, `*["${field}"]`, `*.*["${field}"]`]),
        censor: '[redacted]',
      },
      serializers: { err: errorFacts },
      hooks: { streamWrite: counted },
    },
    destination,
  );

/** The log of a function; Lambda collects standard output. */
export const log = logTo();
