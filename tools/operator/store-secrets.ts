import type { SecretKeeper } from '#functions/gateways/aws/secret-keeper.ts';
import { secretName } from '#infra/stage/names.ts';
import { stageSettings } from '#infra/stage/stages.ts';
import { operatorSecrets } from './operator-secrets.ts';

interface Ports {
  readonly keeper: SecretKeeper;
  /** Asks for text without echoing it. */
  readonly ask: (question: string) => Promise<string>;
  readonly say: (line: string) => void;
  /** The text of a file; undefined if the file cannot be read. */
  readonly readFile: (path: string) => Promise<string | undefined>;
}

/** What the operator types to remove a value. */
const REMOVE = '-';

/**
 * Asks for each of a stage’s secrets and stores what is entered; Enter keeps a value, and `-` removes it. Shows which
 * values exist, but never the values themselves. Returns whether everything could be stored.
 */
export const storeSecrets = async (
  { keeper, ask, say, readFile }: Ports,
  stage: string,
): Promise<boolean> => {
  let storedAll = true;
  for (const { purpose, turnsOn, fields, madeBy, problem } of operatorSecrets(stageSettings(stage))) {
    const name = secretName(stage, purpose);
    const stored = await keeper.read(name);
    say(`${name} turns on ${turnsOn}.`);
    if (stored === undefined && madeBy === 'stack') {
      say(`  This secret does not exist yet: run "npm run deploy -- ${stage}" first.`);
      storedAll = false;
      continue;
    }
    const typed: Record<string, string> = {};
    for (const field of fields) {
      const state = stored?.[field.name] === undefined ? 'not stored' : 'stored';
      const value = await ask(`  ${field.ask} (${state}; Enter: keep, ${REMOVE}: remove): `);
      if (value === '') continue;
      const isFile = field.isFile === true && value !== REMOVE;
      const text = isFile ? await readFile(value) : value;
      if (text === undefined) {
        say(`  ${value} cannot be read; nothing changed.`);
        storedAll = false;
        continue;
      }
      typed[field.name] = value === REMOVE ? '' : text;
      if (value !== REMOVE && field.looks !== undefined && !field.looks.test(value))
        say('  This has an unusual format; stored anyway.');
    }
    if (Object.keys(typed).length === 0) continue;
    const wrong = await problem?.({ ...stored, ...typed });
    if (wrong !== undefined) {
      say(`  Not stored: ${wrong}.`);
      storedAll = false;
      continue;
    }
    if (stored === undefined)
      await keeper.create(name, `Stored for the stage ${stage} by an operator`, typed);
    else await keeper.merge(name, typed);
    say(
      madeBy === 'command'
        ? `  Stored. The next "npm run deploy -- ${stage}" uses it.`
        : '  Stored. Functions use it within a minute.',
    );
  }
  return storedAll;
};
