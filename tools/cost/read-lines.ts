import { createHash } from 'node:crypto';
import { createReadStream, existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { type LoggedCost, parseLogLine } from '#functions/cost/logged-cost.ts';
import { isWithin, type Period } from './period.ts';

const BAD_SHOWN = 5;

interface Source {
  /** Where the lines come from, for readers of the report. */
  readonly name: string;
  readonly lines: AsyncIterable<{ readonly where: string; readonly text: string }>;
}

/** The lines that were read, and how many were left out and why. */
export interface Reading {
  readonly source: string;
  readonly lines: readonly LoggedCost[];
  readonly bad: number;
  /** The first bad lines, each with its position and its problem. */
  readonly badShown: readonly string[];
  /** Exact duplicates: a line may be delivered twice. */
  readonly repeated: number;
}

async function* folderLines(folder: string): AsyncGenerator<{ where: string; text: string }> {
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.ndjson')) : [];
  for (const name of files.toSorted())
    for await (const text of createInterface({ input: createReadStream(join(folder, name)) }))
      yield { where: name, text };
}

/** The log of a product instance that runs locally. */
export const localSource = (dataDir: string): Source => ({
  name: `cost lines in ${join(dataDir, 'logs')}`,
  lines: folderLines(join(dataDir, 'logs')),
});

/** Reads the cost lines of a period, one at a time. */
export const readLines = async ({ name, lines }: Source, period: Period): Promise<Reading> => {
  const found: LoggedCost[] = [];
  const seen = new Set<string>();
  const badShown: string[] = [];
  let bad = 0;
  let repeated = 0;
  for await (const { where, text } of lines) {
    const parsed = parseLogLine(text);
    if (parsed.kind === 'other') continue;
    if (parsed.kind === 'bad') {
      bad += 1;
      if (badShown.length < BAD_SHOWN) badShown.push(`${where}: ${parsed.why}`);
      continue;
    }
    if (!isWithin(period, parsed.line.time)) continue;
    const key = createHash('sha256').update(text).digest('base64');
    if (seen.has(key)) repeated += 1;
    else found.push(parsed.line);
    seen.add(key);
  }
  return { source: name, lines: found, bad, badShown, repeated };
};
