import { parseArgs } from 'node:util';
import { SettingsError } from '#infra/stage/settings-error.ts';
import { stageSettings } from '#infra/stage/stages.ts';

/** The one stage named on the command line: `dev` or `--stage dev`. Throws a `SettingsError` without a valid name. */
export const stageOf = (args: readonly string[]) => {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { stage: { type: 'string' } },
    allowPositionals: true,
    strict: false,
  });
  const [name, ...others] = typeof values.stage === 'string' ? [values.stage, ...positionals] : positionals;
  if (others.length > 0) throw new SettingsError(`Name one stage, not ${[name, ...others].join(' and ')}.`);
  if (name === undefined) throw new SettingsError('Name the stage: "-- dev", or "--stage dev".');
  return { name, settings: stageSettings(name) };
};
