import { Stack, type StackProps } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import type { WorkflowId } from '#contract/workflows.ts';
import type { Bundles } from '#infra/bundling/bundles.ts';
import { asBucket } from '#infra/cdk-types.ts';
import { LogsRole } from '#infra/constructs/cost/cost-shipping.ts';
import { type LayerSources, NativeLayers } from '#infra/constructs/functions/native-layers.ts';
import { MailEvents } from '#infra/constructs/mail/mail-events.ts';
import { EdgeLogBucket } from '#infra/constructs/site/edge-log-bucket.ts';
import type { DeadLetters } from '#infra/constructs/workflows/dead-letters.ts';
import { FilmWorkflow } from '#infra/constructs/workflows/film-workflow.ts';
import { ProductWorkflow } from '#infra/constructs/workflows/product-workflow.ts';
import { ScheduledDuties } from '#infra/constructs/workflows/scheduled-duties.ts';
import type { Resources } from '#infra/permissions/bindings.ts';
import type { StatefulStack } from './stateful-stack.ts';

interface WorkProps extends StackProps {
  readonly stateful: StatefulStack;
  readonly root: string;
  readonly bundles: Bundles;
  readonly layers: LayerSources;
}

/** Everything that runs outside of requests: films, account deletions and scheduled duties. */
export class WorkStack extends Stack {
  /** The ARNs of the workflows. */
  readonly machines: Readonly<Record<WorkflowId, string>>;
  /** Film metrics. */
  readonly filmMachineArn: string;
  readonly deadLetters: DeadLetters;
  /** The role that ships the logs’ cost lines. */
  readonly logsRole: LogsRole;

  constructor(scope: Construct, id: string, props: WorkProps) {
    const { stateful, root, bundles, layers, ...stackProps } = props;
    super(scope, id, stackProps);
    const { resources } = stateful;
    this.logsRole = new LogsRole(this, 'CostLogs', { stageName: resources.stageName });
    const native = new NativeLayers(this, 'Layers', { sources: layers, settings: resources.settings });
    const stepProps = { root, bundles, layers: native };
    const films = new FilmWorkflow(this, 'Films', { ...stepProps, resources, topic: stateful.alarms });
    const { deadLetters, startArn: film } = films;
    const make = (id: string, workflow: WorkflowId, given: Resources = resources): string =>
      new ProductWorkflow(this, id, { ...stepProps, workflow, deadLetters, resources: given })
        .stateMachineArn;
    this.machines = {
      film,
      series: make('Series', 'series', { ...resources, machines: { film } }),
      storyboard: make('Storyboards', 'storyboard'),
      export: make('Export', 'export'),
      upload: make('Uploads', 'upload'),
      publication: make('Publications', 'publication'),
      deletion: make('Deletion', 'deletion'),
    };
    const { machines } = this;
    const edgeLog = asBucket(new EdgeLogBucket(this, 'EdgeLog', resources));
    new ScheduledDuties(this, 'Duties', {
      ...stepProps,
      resources: { ...resources, machines, edgeLog },
      filmMachineArn: films.stateMachineArn,
      workMachineArns: [machines.export, machines.upload],
    });
    new MailEvents(this, 'MailEvents', { ...stepProps, resources, deadLetters });
    this.filmMachineArn = films.stateMachineArn;
    this.deadLetters = deadLetters;
  }
}
