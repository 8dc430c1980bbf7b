import { ArnFormat, type Stack } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { machineVariable } from '#contract/workflows.ts';
import { allow } from './statements.ts';

/** What begins the runs of series. */
export interface SeriesResources {
  readonly stateMachineArn: string;
  /** The name of the stage's schedule group. */
  readonly scheduleGroup: string;
  /** The role as which a schedule starts executions. */
  readonly scheduleRoleArn: string;
}

/** What a function may do with the schedules of series. */
export type ScheduleAction = 'arm' | 'remove';

/** What a function may do about the runs of series. */
export interface SeriesNeeds {
  readonly schedules?: readonly ScheduleAction[];
}

export const seriesVariables = (
  { schedules }: SeriesNeeds,
  resources: () => SeriesResources,
): Record<string, string> => ({
  ...(schedules && {
    [machineVariable('series')]: resources().stateMachineArn,
    SCHEDULE_GROUP: resources().scheduleGroup,
    SCHEDULE_ROLE_ARN: resources().scheduleRoleArn,
  }),
});

const ACTIONS: Readonly<Record<ScheduleAction, readonly string[]>> = {
  arm: ['CreateSchedule', 'UpdateSchedule'],
  remove: ['DeleteSchedule'],
};

/** Whoever arms a schedule hands it the role that it starts executions with. */
export const seriesStatements = (
  { schedules }: SeriesNeeds,
  resources: () => SeriesResources,
  stack: Stack,
): PolicyStatement[] => [
  ...(schedules
    ? [
        allow(
          schedules.flatMap((action) => ACTIONS[action]).map((action) => `scheduler:${action}`),
          stack.formatArn({
            service: 'scheduler',
            resource: 'schedule',
            resourceName: `${resources().scheduleGroup}/*`,
            arnFormat: ArnFormat.SLASH_RESOURCE_NAME,
          }),
        ),
      ]
    : []),
  ...(schedules?.includes('arm')
    ? [
        new PolicyStatement({
          actions: ['iam:PassRole'],
          resources: [resources().scheduleRoleArn],
          conditions: { StringEquals: { 'iam:PassedToService': 'scheduler.amazonaws.com' } },
        }),
      ]
    : []),
];
