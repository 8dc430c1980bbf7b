/* oxlint-disable no-new -- a construct joins its stack by being made */
import { Stack, type StackProps } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import type { ApiStack } from './api-stack.ts';
import { ApiAlarms } from './constructs/api-alarms.ts';
import { CostAlarms } from './constructs/cost-alarms.ts';
import { FilmAlarms } from './constructs/film-alarms.ts';
import { PaymentAlarms } from './constructs/payment-alarms.ts';
import { StageDashboard } from './constructs/stage-dashboard.ts';
import { TimeLimitAlarms } from './constructs/time-limit-alarms.ts';
import type { StatefulStack } from './stateful-stack.ts';
import type { WorkStack } from './work-stack.ts';

interface WatchProps extends StackProps {
  readonly stateful: StatefulStack;
  readonly work: WorkStack;
  readonly api: ApiStack;
}

/** What looks at the others: alarms in words, and one dashboard. */
export class WatchStack extends Stack {
  constructor(scope: Construct, id: string, { stateful, work, api, ...props }: WatchProps) {
    super(scope, id, props);
    const { table, stageName, settings } = stateful.resources;
    const common = { stageName, topic: stateful.alarms };
    const { filmMachineArn, deletionMachineArn, deadLetters } = work;
    new ApiAlarms(this, 'Api', { ...common, tableName: table.tableName });
    new FilmAlarms(this, 'Films', { ...common, filmMachineArn, deletionMachineArn, deadLetters });
    new PaymentAlarms(this, 'Payments', common);
    new CostAlarms(this, 'Costs', { ...common, apiId: api.api.apiId, budgets: settings.budgets });
    new TimeLimitAlarms(this, 'TimeLimits', common);
    new StageDashboard(this, 'Dashboard', {
      stageName,
      apiId: api.api.apiId,
      tableName: table.tableName,
      filmMachineArn,
      deadLetters,
    });
  }
}
