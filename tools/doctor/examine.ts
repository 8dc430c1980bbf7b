import { awsTrouble, lacksCredentials, NO_CREDENTIALS } from '../operator/aws-trouble.ts';
import { type Check, type Finding, todo } from './finding.ts';

const MARKS = { ok: 'ok   ', off: 'off  ', todo: 'TO DO' } as const satisfies Record<Finding['kind'], string>;

/**
 * Runs checks one after the other and prints one line per finding. If credentials are missing, the first failing
 * check says so, and later failures are reported as not checked. Returns true if there is nothing to do.
 */
export const examine = async (checks: readonly Check[], say: (line: string) => void): Promise<boolean> => {
  const width = Math.max(...checks.map(({ title }) => title.length));
  let hasCredentials = true;
  let isWell = true;
  for (const { title, run } of checks) {
    const { kind, says } = await run().catch((error: unknown) => {
      const hadCredentials = hasCredentials;
      hasCredentials &&= !lacksCredentials(error);
      if (hasCredentials) return todo(awsTrouble(error));
      return todo(hadCredentials ? NO_CREDENTIALS : 'not checked without credentials');
    });
    if (kind === 'todo') isWell = false;
    say(`${MARKS[kind]}  ${title.padEnd(width)}  ${says}`);
  }
  return isWell;
};
