import { createWriteStream, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { z } from 'zod';
import { OUTPUT_OF } from './lambda-messages.ts';

const Line = z.looseObject({
  level: z.string().optional(),
  message: z.string().optional(),
  msg: z.string().optional(),
});
const LOUD_LEVELS = ['WARN', 'ERROR', 'FATAL'];

/**
 * Writes the output of functions, one JSON object per line, to one file per function, similar to CloudWatch's log
 * groups.
 */
export interface LambdaLog {
  /** Logs one line printed by `functionName`; warnings and errors also reach the terminal. */
  write(functionName: string, line: string): void;
  /** Logs everything printed to `stream`, under `functionName` until a line names another function. */
  follow(functionName: string, stream: Readable): void;
  close(): void;
}

function parseLine(line: string): z.infer<typeof Line> {
  try {
    return Line.parse(JSON.parse(line));
  } catch {
    return { message: line };
  }
}

export function openLambdaLog(directory: string, warn: (text: string) => void = console.error): LambdaLog {
  mkdirSync(directory, { recursive: true });
  const files = new Map<string, ReturnType<typeof createWriteStream>>();
  const fileOf = (functionName: string) => {
    const known = files.get(functionName);
    if (known) return known;
    const file = createWriteStream(join(directory, `${functionName}.ndjson`), { flags: 'a' });
    // If a file couldn’t be written because the disk was full, it is reopened for the next line.
    file.on('error', () => files.delete(functionName));
    files.set(functionName, file);
    return file;
  };
  const write = (functionName: string, line: string): void => {
    if (line.trim() === '') return;
    const entry = parseLine(line);
    fileOf(functionName).write(`${JSON.stringify({ time: new Date().toISOString(), ...entry })}\n`);
    if (LOUD_LEVELS.includes((entry.level ?? '').toUpperCase()))
      warn(`${functionName}: ${entry.msg ?? entry.message ?? line}`);
  };
  return {
    write,
    follow: (functionName, stream) => {
      let name = functionName;
      createInterface({ input: stream }).on('line', (line) => {
        if (line.startsWith(OUTPUT_OF)) name = line.slice(OUTPUT_OF.length);
        else write(name, line);
      });
    },
    close: () => {
      for (const file of files.values()) file.end();
    },
  };
}
