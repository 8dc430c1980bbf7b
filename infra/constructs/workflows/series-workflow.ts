import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ArnFormat, Stack } from 'aws-cdk-lib';
import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { ScheduleGroup } from 'aws-cdk-lib/aws-scheduler';
import { Construct } from 'constructs';
import { workflowOf } from '#contract/workflows.ts';
import type { SeriesResources } from '#infra/permissions/series-permissions.ts';
import { physicalName } from '#infra/stage/names.ts';
import { makeMachine, type StepProps } from './workflow-steps.ts';

interface SeriesWorkflowProps extends StepProps {
  /** The root of the repository, which contains `state-machines`. */
  readonly root: string;
}

const SERIES = workflowOf('series');

/**
 * The workflow of a series’ runs, from the same file that runs locally, and the group of the schedules that start it.
 * The workflow arms schedules itself, so its name is known before it is made.
 */
export class SeriesWorkflow extends Construct {
  readonly series: SeriesResources;

  constructor(scope: Construct, id: string, { root, ...props }: SeriesWorkflowProps) {
    super(scope, id);
    const { stageName } = props.resources;
    const stack = Stack.of(this);
    const stateMachineArn = stack.formatArn({
      service: 'states',
      resource: 'stateMachine',
      resourceName: physicalName(stageName, SERIES.file),
      arnFormat: ArnFormat.COLON_RESOURCE_NAME,
    });
    const scheduleGroup = physicalName(stageName, 'series');
    const group = new ScheduleGroup(this, 'Schedules', { scheduleGroupName: scheduleGroup });
    const role = new Role(this, 'ScheduleRole', {
      description: 'EventBridge Scheduler starts the runs of series with it, and nothing else.',
      assumedBy: new ServicePrincipal('scheduler.amazonaws.com', {
        conditions: {
          StringEquals: { 'aws:SourceAccount': stack.account },
          ArnEquals: { 'aws:SourceArn': group.scheduleGroupArn },
        },
      }),
    });
    role.addToPolicy(
      new PolicyStatement({ actions: ['states:StartExecution'], resources: [stateMachineArn] }),
    );
    this.series = { stateMachineArn, scheduleGroup, scheduleRoleArn: role.roleArn };
    const definition = readFileSync(join(root, 'state-machines', `${SERIES.file}.asl.json`), 'utf8');
    makeMachine(this, SERIES, definition, {
      ...props,
      resources: {
        ...props.resources,
        machines: { ...props.resources.machines, series: stateMachineArn },
        series: this.series,
      },
    });
  }
}
