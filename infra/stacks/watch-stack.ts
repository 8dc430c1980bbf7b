import { Stack, type StackProps } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { ApiAlarms } from '#infra/constructs/alarms/api-alarms.ts';
import { CostAlarms } from '#infra/constructs/alarms/cost-alarms.ts';
import { DutyAlarms, ESSENTIAL_DUTIES } from '#infra/constructs/alarms/duty-alarms.ts';
import { EssentialAlarms } from '#infra/constructs/alarms/essential-alarms.ts';
import { FilmAlarms } from '#infra/constructs/alarms/film-alarms.ts';
import { MailAlarms } from '#infra/constructs/alarms/mail-alarms.ts';
import { PaymentAlarms } from '#infra/constructs/alarms/payment-alarms.ts';
import { SignInAlarms } from '#infra/constructs/alarms/sign-in-alarms.ts';
import { StageDashboard } from '#infra/constructs/alarms/stage-dashboard.ts';
import { TimeLimitAlarms } from '#infra/constructs/alarms/time-limit-alarms.ts';
import { DUTIES } from '#infra/workflow-functions.ts';
import type { ApiStack } from './api-stack.ts';
import type { StatefulStack } from './stateful-stack.ts';
import type { WorkStack } from './work-stack.ts';

interface WatchProps extends StackProps {
  readonly stateful: StatefulStack;
  readonly work: WorkStack;
  readonly api: ApiStack;
}

/**
 * Monitors the other stacks: alarms, each with a clear message, and one dashboard. A stage that monitors only the
 * essentials has just a few of the alarms.
 */
export class WatchStack extends Stack {
  constructor(scope: Construct, id: string, { stateful, work, api, ...props }: WatchProps) {
    super(scope, id, props);
    const { table, stageName, settings } = stateful.resources;
    const { tableName } = table;
    const common = { stageName, topic: stateful.alarms };
    const { filmMachineArn, machines, deadLetters } = work;
    const watchesAll = settings.watch === 'all';
    new EssentialAlarms(this, 'Essentials', {
      ...common,
      tableName,
      deletionMachineArn: machines.deletion,
      deadLetters,
    });
    new DutyAlarms(this, 'DutyRuns', { ...common, duties: watchesAll ? DUTIES : ESSENTIAL_DUTIES });
    if (!watchesAll) return;
    const { apiId } = api.api;
    new ApiAlarms(this, 'Api', common);
    new FilmAlarms(this, 'Films', { ...common, filmMachineArn });
    new PaymentAlarms(this, 'Payments', common);
    new MailAlarms(this, 'Mail', common);
    new CostAlarms(this, 'Costs', { ...common, apiId, settings });
    new SignInAlarms(this, 'SignIn', common);
    new TimeLimitAlarms(this, 'TimeLimits', common);
    new StageDashboard(this, 'Dashboard', { stageName, apiId, tableName, filmMachineArn, deadLetters });
  }
}
