import { parseArgs } from 'node:util';
import { awsAccount } from '#functions/gateways/aws/aws-account.ts';
import { REPOSITORY } from '#infra/stage/names.ts';
import { SettingsError } from '#infra/stage/settings-error.ts';
import { regionsOf } from './doctor/account-checks.ts';
import { awsTrouble } from './operator/aws-trouble.ts';
import { stageOf } from './operator/stage-argument.ts';
import { cdk } from './setup/cdk.mjs';

/**
 * Prepares an account for a stage: CDK’s own roles in every region that the stage uses and, if a repository is given,
 * the roles that its workflows use to deploy.
 */
const USAGE = 'npm run bootstrap -- staging [--repository owner@id/name@id]';

/** Asks no questions, and doesn’t build the site or the layers; for stages, the build in cdk.json does that. */
const ANYHOW = ['--output', '.build/deployer', '--require-approval', 'never', '--build', 'node --version'];

/**
 * The stage and the repository given on the command line. Throws a `SettingsError` that says how to use the command.
 */
const argumentsOf = (args: readonly string[]) => {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { repository: { type: 'string' }, stage: { type: 'string' } },
      allowPositionals: true,
    });
    const stage = values.stage === undefined ? [] : ['--stage', values.stage];
    return { ...stageOf([...stage, ...positionals]), repository: values.repository };
  } catch (error) {
    if (error instanceof SettingsError) throw error;
    throw new SettingsError(`${error instanceof Error ? error.message : String(error)} Usage: ${USAGE}`);
  }
};

const commandsFor = async (args: readonly string[]): Promise<readonly (readonly string[])[]> => {
  const { name: stage, settings, repository } = argumentsOf(args);
  if (repository !== undefined && !REPOSITORY.test(repository))
    throw new SettingsError(
      `"${repository}" is neither owner@id/name@id nor owner/name, as a repository from before July 2026 is called: ${USAGE}`,
    );
  const account = awsAccount(settings.region);
  const number = await account.number();
  if (settings.account !== undefined && settings.account !== number)
    throw new SettingsError(
      `These credentials are for account ${number}, but the stage ${stage} belongs to ${settings.account}: choose another profile.`,
    );
  const places = [...(await regionsOf(account, settings))].map((region) => `aws://${number}/${region}`);
  const bootstrap = ['bootstrap', ...places];
  if (repository === undefined) return [bootstrap];
  const provider = (await account.trustsGithub()) ? 'keep' : 'make';
  const context = Object.entries({ stage, repository, provider }).flatMap(([key, value]) => [
    '-c',
    `${key}=${value}`,
  ]);
  const app = 'node_modules/.bin/node infra/deployer-app.ts';
  return [bootstrap, ['deploy', '--all', '--app', app, ...ANYHOW, ...context]];
};

try {
  for (const command of await commandsFor(process.argv.slice(2))) {
    process.exitCode = cdk(command);
    if (process.exitCode !== 0) break;
  }
} catch (error) {
  console.error(error instanceof SettingsError ? error.message : awsTrouble(error));
  process.exitCode = 1;
}
