/* oxlint-disable no-new -- a construct joins its stack by being made */
import { Stack, type StackProps } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import type { Bundles } from '#infra/bundling/bundles.ts';
import { asBucket } from '#infra/cdk-types.ts';
import { type LayerSources, NativeLayers } from '#infra/constructs/functions/native-layers.ts';
import { MailEvents } from '#infra/constructs/mail/mail-events.ts';
import { EdgeLogBucket } from '#infra/constructs/site/edge-log-bucket.ts';
import { AccountDeletionWorkflow } from '#infra/constructs/workflows/account-deletion-workflow.ts';
import { AccountExportWorkflow } from '#infra/constructs/workflows/account-export-workflow.ts';
import type { DeadLetters } from '#infra/constructs/workflows/dead-letters.ts';
import { FilmWorkflow } from '#infra/constructs/workflows/film-workflow.ts';
import { ScheduledDuties } from '#infra/constructs/workflows/scheduled-duties.ts';
import { SeriesWorkflow } from '#infra/constructs/workflows/series-workflow.ts';
import { StoryboardWorkflow } from '#infra/constructs/workflows/storyboard-workflow.ts';
import { UploadCheckWorkflow } from '#infra/constructs/workflows/upload-check-workflow.ts';
import type { SeriesResources } from '#infra/permissions/series-permissions.ts';
import type { StatefulStack } from './stateful-stack.ts';

interface WorkProps extends StackProps {
  readonly stateful: StatefulStack;
  readonly root: string;
  readonly bundles: Bundles;
  readonly layers: LayerSources;
}

/** Everything that runs outside requests: films, account deletions and scheduled duties. */
export class WorkStack extends Stack {
  /** The state machines the API starts. */
  readonly stateMachineArn: string;
  readonly deletionMachineArn: string;
  readonly exportMachineArn: string;
  readonly paintingMachineArn: string;
  readonly speakingMachineArn: string;
  readonly uploadMachineArn: string;
  readonly narrationMachineArn: string;
  readonly series: SeriesResources;
  /** Film metrics. */
  readonly filmMachineArn: string;
  readonly deadLetters: DeadLetters;

  constructor(scope: Construct, id: string, props: WorkProps) {
    const { stateful, root, bundles, layers, ...stackProps } = props;
    super(scope, id, stackProps);
    const { resources } = stateful;
    const native = new NativeLayers(this, 'Layers', { sources: layers, settings: resources.settings });
    const stepProps = { root, bundles, layers: native };
    const exported = new AccountExportWorkflow(this, 'Export', { ...stepProps, resources });
    this.exportMachineArn = exported.stateMachineArn;
    const checked = new UploadCheckWorkflow(this, 'Uploads', { ...stepProps, resources });
    this.uploadMachineArn = checked.stateMachineArn;
    const films = new FilmWorkflow(this, 'Films', {
      ...stepProps,
      resources,
      topic: stateful.alarms,
    });
    this.stateMachineArn = films.startArn;
    const boardProps = { ...stepProps, resources, deadLetters: films.deadLetters };
    this.paintingMachineArn = new StoryboardWorkflow(this, 'Painting', {
      ...boardProps,
      machine: 'paint-storyboard',
      onFailure: 'FailPicture',
    }).stateMachineArn;
    this.speakingMachineArn = new StoryboardWorkflow(this, 'Speaking', {
      ...boardProps,
      machine: 'speak-storyboard',
      onFailure: 'FailSpeech',
    }).stateMachineArn;
    this.narrationMachineArn = new StoryboardWorkflow(this, 'Narration', {
      ...boardProps,
      machine: 'align-narration',
      onFailure: 'FailNarration',
    }).stateMachineArn;
    this.series = new SeriesWorkflow(this, 'Series', {
      ...stepProps,
      resources: { ...resources, stateMachineArn: this.stateMachineArn },
    }).series;
    this.deletionMachineArn = new AccountDeletionWorkflow(this, 'Deletion', {
      ...stepProps,
      resources: { ...resources, series: this.series },
    }).stateMachineArn;
    const {
      stateMachineArn,
      deletionMachineArn,
      exportMachineArn,
      paintingMachineArn,
      speakingMachineArn,
      uploadMachineArn,
      narrationMachineArn,
      series,
    } = this;
    const edgeLog = asBucket(new EdgeLogBucket(this, 'EdgeLog', resources));
    new ScheduledDuties(this, 'Duties', {
      ...stepProps,
      resources: {
        ...resources,
        stateMachineArn,
        deletionMachineArn,
        exportMachineArn,
        paintingMachineArn,
        speakingMachineArn,
        uploadMachineArn,
        narrationMachineArn,
        series,
        edgeLog,
      },
      filmMachineArn: films.stateMachineArn,
      workMachineArns: [exportMachineArn, uploadMachineArn],
    });
    new MailEvents(this, 'MailEvents', { ...stepProps, resources, deadLetters: films.deadLetters });
    this.filmMachineArn = films.stateMachineArn;
    this.deadLetters = films.deadLetters;
  }
}
