import { App } from 'aws-cdk-lib';
import { z } from 'zod';
import { DeployerStack, GithubStack } from './stacks/deployer-stack.ts';
import { REPOSITORY } from './stage/names.ts';
import { stageSettings } from './stage/stages.ts';

/**
 * What `npm run bootstrap` deploys besides CDK’s own roles. `provider`: whether to create GitHub’s identity provider
 * because the account doesn’t have it yet.
 */
const Context = z.object({
  stage: z.string(),
  repository: z.string().regex(REPOSITORY),
  provider: z.enum(['make', 'keep']),
});

const app = new App();
const { stage, repository, provider } = Context.parse({
  stage: app.node.tryGetContext('stage'),
  repository: app.node.tryGetContext('repository'),
  provider: app.node.tryGetContext('provider'),
});
const { account = process.env['CDK_DEFAULT_ACCOUNT'], region = process.env['CDK_DEFAULT_REGION'] } =
  stageSettings(stage);
const env = { ...(account !== undefined && { account }), ...(region !== undefined && { region }) };
const github = provider === 'make' ? new GithubStack(app, 'Veilcast-github', { env }) : undefined;
const deployer = new DeployerStack(app, `Veilcast-${stage}-deployer`, { env, stageName: stage, repository });
if (github !== undefined) deployer.addStackDependency(github);
