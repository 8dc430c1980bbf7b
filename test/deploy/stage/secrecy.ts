import { z } from 'zod';
import { ProofError, requireThat } from '#test/deploy/proof-error.ts';
import { STAGE } from './deploy-stage.ts';
import { logLines, type Place, plainText } from './plain-text.ts';
import { readStageSecret } from './sign-in.ts';

const text = z.string().min(1);
/** The fields that only functions with a grant may read. */
const SECRET_FIELDS = {
  'sign-in': z.object({ clientSecret: text, sealKey: text, identityKey: text }),
  media: z.object({ privateKey: text }),
  origin: z.object({ value: text }),
  payout: z.object({ '1': text }),
  publishing: z.object({ '1': text }),
} as const;

/** Shorter lines of a key, such as its last one, may occur elsewhere by chance. */
const TELLING_CHARS = 24;

/** The strings that would reveal a secret: its long lines in every encoding. */
const tracesOf = (secret: string): string[] =>
  secret
    .split('\n')
    .filter((line) => line.length >= TELLING_CHARS && !line.startsWith('-----'))
    .flatMap((line) => [line, encodeURIComponent(line), JSON.stringify(line).slice(1, -1)]);

const secretsOf = async (): Promise<Map<string, string[]>> => {
  const found = new Map<string, string[]>();
  for (const [id, schema] of Object.entries(SECRET_FIELDS))
    for (const [field, value] of Object.entries(await readStageSecret(`veilcast/${STAGE}/${id}`, schema)))
      found.set(`${id}.${field}`, tracesOf(value));
  return found;
};

/** The log lines of CDK’s own function, which calls ours and logs every property passed to it. */
const FRAMEWORK_LINE = /ResourceProperties/u;

/** Returns a summary, or throws a `ProofError` that names each exposed secret and each place where it was found. */
export const requireSecrecy = async (
  stacks: readonly string[],
  logFile: string,
  printed: readonly string[],
): Promise<string> => {
  const secrets = await secretsOf();
  const places: Place[] = [
    ...(await plainText(stacks, logFile)),
    ...printed.map((text) => ({ name: 'output of cdk', text })),
  ];
  requireThat(
    places.some(({ name, text }) => name === 'log' && FRAMEWORK_LINE.test(text)),
    'The logs do not show the custom resources, so this proves nothing.',
  );
  const shown = [...secrets].flatMap(([secret, traces]) => {
    requireThat(traces.length > 0, `${secret} has no line long enough to search for.`);
    const where = places.filter(({ text }) => traces.some((trace) => text.includes(trace)));
    return [...new Set(where.map(({ name }) => `${secret} is in plain text in: ${name}`))];
  });
  if (shown.length > 0) throw new ProofError(shown.join('\n'));
  return `${secrets.size} secrets, ${places.length} places`;
};

/** Throws a `ProofError` unless a function logged `message` and never logged the secret after the line break. */
export const requireRedacted = async (logFile: string, message: string, secret: string): Promise<void> => {
  const lines = await logLines(logFile);
  const told = lines.filter(({ text }) => text.includes(message));
  requireThat(told.length > 0, `No function logged “${message}”.`);
  requireThat(
    told.every(({ text }) => text.includes('[redacted]')) && !lines.some(({ text }) => text.includes(secret)),
    `A log line shows a secret behind a line break: ${told[0]?.text}`,
  );
};
