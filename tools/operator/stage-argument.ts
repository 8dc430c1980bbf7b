import { parseArgs } from 'node:util';
import { SettingsError } from '#infra/stage/settings-error.ts';
import { stageSettings } from '#infra/stage/stages.ts';

/** The stage named on the command line: `dev` or `--stage dev`. Throws a `SettingsError` without a valid name. */
export const stageOf = (args: readonly string[]) => {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { stage: { type: 'string' } },
    allowPositionals: true,
    strict: false,
  });
  const name = typeof values.stage === 'string' ? values.stage : positionals[0];
  if (name === undefined) throw new SettingsError('Name the stage: "-- dev", or "--stage dev".');
  return { name, settings: stageSettings(name) };
};
