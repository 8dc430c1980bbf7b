import { pino } from 'pino';
import { env } from '#functions/env.ts';

/** Fields that never reach a log, wherever they turn up. */
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

/** One JSON line an event on standard output, which is where Lambda collects logs. */
export const log = pino({
  level: env.logLevel(),
  base: null,
  timestamp: pino.stdTimeFunctions.isoTime,
  formatters: { level: (level) => ({ level }) },
  redact: {
    paths: REDACTED.flatMap((field) => [`["${field}"]`, `*["${field}"]`, `*.*["${field}"]`]),
    censor: '[redacted]',
  },
  serializers: { err: pino.stdSerializers.err },
});
