import { join } from 'node:path';
import { App } from 'aws-cdk-lib';
import { z } from 'zod';
import { bundleAll } from './bundling/bundles.ts';
import { ALL_ENTRIES } from './bundling/entries.ts';
import { builtLayers, noLayers } from './constructs/functions/native-layers.ts';
import { builtSite } from './constructs/site/site-files.ts';
import { findingsIn, unexplained } from './findings/findings.ts';
import { SettingsError } from './stage/settings-error.ts';
import { stageSettings } from './stage/stages.ts';
import { addStage } from './veilcast.ts';

/**
 * The accepted `-c name=value` options: stages, separated by commas, and parts to leave out when templates are only
 * being inspected.
 */
const Context = z.object({
  stage: z.string().default('dev'),
  layers: z.literal('none').optional(),
  site: z.literal('none').optional(),
});

const root = join(import.meta.dirname, '..');

const main = async (): Promise<void> => {
  const app = new App();
  const context = Context.safeParse({
    stage: app.node.tryGetContext('stage'),
    layers: app.node.tryGetContext('layers'),
    site: app.node.tryGetContext('site'),
  });
  if (!context.success) throw new SettingsError('The only value for "-c layers" and "-c site" is "none".');
  const { stage, layers, site } = context.data;
  const stages = stage.split(',').map((name) => ({ name, settings: stageSettings(name) }));
  const sources = {
    root,
    layers: layers === 'none' ? noLayers : builtLayers(root, process.env),
    site: site === 'none' ? undefined : builtSite(root),
    bundles: await bundleAll(root, ALL_ENTRIES),
  };
  const caller = { account: process.env['CDK_DEFAULT_ACCOUNT'], region: process.env['CDK_DEFAULT_REGION'] };
  for (const each of stages) addStage(app, each, sources, caller);
  // CDK creates the cross-region references itself.
  app.synth();
  const found = unexplained(findingsIn(app));
  if (found.length > 0)
    throw new SettingsError(
      [
        'cdk-nag reports findings that infra/findings/acknowledged.ts does not explain:',
        ...found.map(({ rule, path, says }) => `  ${rule} at ${path}: ${says}`),
      ].join('\n'),
    );
};

try {
  await main();
} catch (error) {
  if (!(error instanceof SettingsError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
