import { CfnBudget } from 'aws-cdk-lib/aws-budgets';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import { Construct } from 'constructs';
import { BUDGETS } from '#contract/providers.ts';
import { physicalName } from '#infra/stage/names.ts';
import type { StageSettings } from '#infra/stage/stage-settings.ts';

interface StageBudgetsProps {
  readonly stageName: string;
  readonly budgets: StageSettings['budgets'];
  readonly topic: ITopic;
}

/** The percentages of a budget at which it sends a notification. */
export const TOLD_AT = [50, 80, 100] as const;

/**
 * AWS budgets: one for the stage, based on its tag, which must be activated as a cost allocation tag once per
 * account; and one for each provider that AWS bills, which covers the whole account because those calls carry no tag.
 */
export class StageBudgets extends Construct {
  constructor(scope: Construct, id: string, { stageName, budgets, topic }: StageBudgetsProps) {
    super(scope, id);
    const budget = (name: string, usd: number, costFilters: object) =>
      new CfnBudget(this, name, {
        budget: {
          budgetName: physicalName(stageName, name),
          budgetType: 'COST',
          timeUnit: 'MONTHLY',
          budgetLimit: { amount: usd, unit: 'USD' },
          costFilters,
        },
        notificationsWithSubscribers: TOLD_AT.map((percent) => ({
          notification: {
            notificationType: 'ACTUAL',
            comparisonOperator: 'GREATER_THAN',
            threshold: percent,
            thresholdType: 'PERCENTAGE',
          },
          subscribers: [{ subscriptionType: 'SNS', address: topic.topicArn }],
        })),
      });
    budget('aws', budgets.stageUsd, { TagKeyValue: [`user:veilcast-stage$${stageName}`] });
    for (const row of BUDGETS)
      if ('awsService' in row) budget(row.key, budgets.providersUsd[row.key], { Service: [row.awsService] });
  }
}
