import { CfnOutput } from 'aws-cdk-lib';
import { Construct } from 'constructs';
import { providerOf, type StaffedCapability, WITHOUT_KEY } from '#contract/providers.ts';
import type { GoogleSwitch } from '#infra/constructs/sign-in/google-switch.ts';
import { secretName } from '#infra/stage/names.ts';
import type { StageSettings } from '#infra/stage/stage-settings.ts';

interface StageOutputsProps {
  readonly stageName: string;
  readonly settings: StageSettings;
  readonly google: GoogleSwitch;
  readonly siteOrigin: string;
}

const worker = (capability: StaffedCapability, wanted: string, model: string, stageName: string): string => {
  const { name, secret } = providerOf(capability, wanted);
  if (secret === undefined) return name;
  const without = providerOf(capability, WITHOUT_KEY[capability]).name;
  return `${model} once the secret ${secretName(stageName, secret)} holds a key; ${without} until then`;
};

/**
 * What a deployment prints about its stage: the URL, and which providers are used with and without stored secrets.
 */
export class StageOutputs extends Construct {
  constructor(scope: Construct, id: string, { stageName, settings, google, siteOrigin }: StageOutputsProps) {
    super(scope, id);
    const outputs = {
      SiteOrigin: siteOrigin,
      Writer: worker('text', settings.writer, settings.textModel, stageName),
      Painter: worker('picture', settings.painter, settings.imageModel, stageName),
      Narrator: worker('speech', settings.narrator, settings.speechModel, stageName),
      Payments:
        settings.payments === 'off'
          ? 'off'
          : `Stripe once the secret ${secretName(stageName, 'stripe')} holds its keys; checkout refuses until then`,
      SignIn: settings.emailSignIn
        ? google.either('Google and e-mail', 'e-mail')
        : google.either('Google', 'off until Google is stored and deployed, or the stage sets emailSignIn'),
    };
    for (const [name, value] of Object.entries(outputs))
      new CfnOutput(this, name, { value }).overrideLogicalId(name);
  }
}
