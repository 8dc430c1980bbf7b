/* oxlint-disable no-new -- a construct joins its stack by being made */
import { CfnOutput } from 'aws-cdk-lib';
import { Construct } from 'constructs';
import { secretName } from '#infra/stage/names.ts';
import type { StageSettings } from '#infra/stage/stage-settings.ts';

interface StageOutputsProps {
  readonly stageName: string;
  readonly settings: StageSettings;
  readonly siteOrigin: string;
}

const WITHOUT_MODEL = 'offline';

const maker = (
  wanted: StageSettings['writer' | 'narrator'],
  model: string,
  stageName: string,
  without = WITHOUT_MODEL,
): string =>
  wanted === 'openai'
    ? `${model} once the secret ${secretName(stageName, 'openai')} holds a key; ${without} until then`
    : without;

/** What a deployment tells about its stage: the address, and who works there with and without secrets. */
export class StageOutputs extends Construct {
  constructor(scope: Construct, id: string, { stageName, settings, siteOrigin }: StageOutputsProps) {
    super(scope, id);
    const outputs = {
      SiteOrigin: siteOrigin,
      Writer: maker(settings.writer, settings.textModel, stageName),
      Painter: maker(settings.painter, settings.imageModel, stageName),
      Narrator: maker(settings.narrator, settings.speechModel, stageName, 'Polly'),
      Payments:
        settings.payments === 'off'
          ? 'off'
          : `Stripe once the secret ${secretName(stageName, 'stripe')} holds its keys; checkout refuses until then`,
      SignIn: settings.google === 'off' ? "Cognito's own page, by e-mail" : 'Google',
    };
    for (const [name, value] of Object.entries(outputs))
      new CfnOutput(this, name, { value }).overrideLogicalId(name);
  }
}
