import type { IAlarm } from 'aws-cdk-lib/aws-cloudwatch';
import { LambdaApplication, LambdaDeploymentConfig, LambdaDeploymentGroup } from 'aws-cdk-lib/aws-codedeploy';
import { Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Alias, type Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';
import { asVersion } from '#infra/cdk-types.ts';

interface CanaryReleaseProps {
  /** Each of these alarms rolls back a release during its trial. */
  readonly alarms: readonly IAlarm[];
}

/** The alias through which callers reach a released function. */
export const LIVE = 'live';

/**
 * Sends a tenth of the calls to a new version for five minutes, then all of them; rolls back if an alarm goes off.
 */
export class CanaryRelease extends Construct {
  private readonly application: LambdaApplication;
  private readonly role: Role;
  private readonly alarms: readonly IAlarm[];

  constructor(scope: Construct, id: string, { alarms }: CanaryReleaseProps) {
    super(scope, id);
    this.application = new LambdaApplication(this, 'Application');
    this.role = new Role(this, 'Role', { assumedBy: new ServicePrincipal('codedeploy.amazonaws.com') });
    this.alarms = alarms;
  }

  /** The function as callers see it: an alias that moves to each new version in steps. */
  release(id: string, made: LambdaFunction): Alias {
    const alias = new Alias(this, `${id}Live`, { aliasName: LIVE, version: asVersion(made.currentVersion) });
    new LambdaDeploymentGroup(this, id, {
      application: this.application,
      alias,
      role: this.role,
      deploymentConfig: LambdaDeploymentConfig.CANARY_10PERCENT_5MINUTES,
      alarms: [...this.alarms],
      autoRollback: { failedDeployment: true, stoppedDeployment: true, deploymentInAlarm: true },
    });
    return alias;
  }
}
