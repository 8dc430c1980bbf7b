import { WORKFLOWS, type Workflow } from '#contract/workflows.ts';
import { DUTY_GRANTS } from './duty-grants.ts';
import { MINUTE } from './grants.ts';
import type { DutyLine, FunctionLine, TriggerLine } from './permissions/needs.ts';
import { STEP_GRANTS } from './step-grants.ts';

/** Browsers always send a pass, so a few refusals just mean that someone left a page open too long. */
const MANY_REFUSALS = 50;

/** Cognito stops waiting after five seconds. */
const TRIGGER = { memoryMb: 512, timeoutSeconds: 5 } as const;

/** Functions that the user pool calls before it answers. */
const TRIGGER_GRANTS = {
  AdmitVisitor: {
    ...TRIGGER,
    on: ['preAuthentication', 'preSignUp'],
    alarm: {
      failures: MANY_REFUSALS,
      runbook: 'guessing',
      says: `Nobody can sign in with a password, or somebody calls the user pool without our page: AdmitVisitor refused ${MANY_REFUSALS} attempts or more within 15 minutes.`,
    },
    table: ['DeleteItem'],
  },
  EndSessions: {
    ...TRIGGER,
    on: ['postConfirmation'],
    alarm: {
      failures: 1,
      runbook: 'outlived',
      says: 'A password was reset, but the sessions from before were not ended: whoever stole one can still use it.',
    },
    table: ['GetItem', 'Query', 'PutItem', 'UpdateItem', 'BatchWriteItem'],
  },
} as const satisfies Record<string, TriggerLine>;

/** Functions that an event of another AWS service calls; `workflow-functions.ts` locates their code. */
const EVENT_GRANTS = {
  SuppressAddress: { ...MINUTE, table: ['PutItem'] },
} as const satisfies Record<string, FunctionLine>;

/** A function that doesn’t serve a route; the stack and the local Lambda host use the same limits. */
export interface WorkflowFunction {
  /** The function’s name in the definition file of its state machine, which refers to it as `${Name}`. */
  readonly name: string;
  /** `functions/<entry>.lambda.ts`. */
  readonly entry: string;
  readonly memoryMb: number;
  readonly timeoutSeconds: number;
  /** Whether the function makes film clips: such functions carry FFmpeg. */
  readonly film: boolean;
  /** Whether the function synthesizes speech. */
  readonly speaks: boolean;
  readonly needs: FunctionLine;
}

/** A scheduled duty as a function. */
export interface DutyFunction extends WorkflowFunction {
  readonly everyMinutes: number;
  readonly neglected: string;
}

/**
 * A memory allocator setting that returns freed frames to the system, for functions that make clips or
 * synthesize speech. Without it, the allocator's threads keep fragments: a process that films one scene after another
 * grows by 150 MB, and a neural voice takes 1,400 MB for a sentence instead of 400.
 */
export const FILM_PROCESS_ENVIRONMENT = {
  MALLOC_MMAP_THRESHOLD_: '262144',
  MALLOC_TRIM_THRESHOLD_: '1048576',
} as const;

const kebab = (name: string): string => name.replaceAll(/(?<=[a-z])(?=[A-Z])/gu, '-').toLowerCase();

const functionOf = (name: string, entry: string, needs: FunctionLine): WorkflowFunction => {
  const { memoryMb, timeoutSeconds, carries = [], speech = false } = needs;
  const film = carries.includes('ffmpeg');
  return { name, entry, memoryMb, timeoutSeconds, film, speaks: speech, needs };
};

/** The functions of a workflow; their code is in the folder of that workflow. */
export const stepsOf = ({ file, steps }: Workflow): readonly WorkflowFunction[] => {
  const lines: Readonly<Record<string, FunctionLine>> = STEP_GRANTS[file];
  return Object.entries(lines).map(([name, needs]) =>
    functionOf(name, `workflows/${steps}/${kebab(name)}`, needs),
  );
};

const dutyLines: readonly (readonly [string, DutyLine])[] = Object.entries(DUTY_GRANTS);

/** The scheduled duties; their code is in `functions/scheduled/<folder>/`. */
export const DUTIES: readonly DutyFunction[] = dutyLines.map(([name, line]) => ({
  ...functionOf(name, `scheduled/${line.folder}/${kebab(name)}`, line),
  everyMinutes: line.everyMinutes,
  neglected: line.neglected,
}));

/** A function that the user pool calls. */
export interface TriggerFunction extends WorkflowFunction {
  readonly on: TriggerLine['on'];
  readonly alarm: TriggerLine['alarm'];
}

const triggerLines: readonly (readonly [string, TriggerLine])[] = Object.entries(TRIGGER_GRANTS);

/** The user pool's triggers; their code is in `functions/triggers/`. */
export const TRIGGERS: readonly TriggerFunction[] = triggerLines.map(([name, line]) => ({
  ...functionOf(name, `triggers/${kebab(name)}`, line),
  on: line.on,
  alarm: line.alarm,
}));

const eventLines: readonly (readonly [string, FunctionLine])[] = Object.entries(EVENT_GRANTS);

/** The functions that events call; their code is in `functions/triggers/`. */
export const EVENT_FUNCTIONS: readonly WorkflowFunction[] = eventLines.map(([name, line]) =>
  functionOf(name, `triggers/${kebab(name)}`, line),
);

export const WORKFLOW_FUNCTIONS: readonly WorkflowFunction[] = [
  ...WORKFLOWS.flatMap(stepsOf),
  ...DUTIES,
  ...TRIGGERS,
  ...EVENT_FUNCTIONS,
];
