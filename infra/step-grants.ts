import type { MachineName } from '#contract/workflows.ts';
import { ENDS, MINUTE, PROGRESS } from './grants.ts';
import type { FunctionLine } from './permissions/needs.ts';

const SHORT = { memoryMb: 512, timeoutSeconds: 30 } as const;
const LONG = { memoryMb: 512, timeoutSeconds: 120 } as const;

/** Calls a provider and stores its answer. */
const ASKS = { memoryMb: 1024, table: PROGRESS, work: ['read', 'write'] } as const;

/** The steps of each state machine, by the name of its file; `workflow-functions.ts` locates their code. */
export const STEP_GRANTS = {
  'render-video': {
    PlanScenes: { ...SHORT, table: PROGRESS },
    SpeakScene: { ...ASKS, timeoutSeconds: 120, speech: true, carries: ['ffmpeg', 'kokoro', 'espeak'] },
    PaintScene: {
      ...ASKS,
      timeoutSeconds: 180,
      painter: true,
      moderates: true,
      work: ['read', 'write', 'delete'],
      media: ['read', 'write', 'delete'],
      carries: ['canvas'],
    },
    FilmScene: {
      memoryMb: 3008,
      timeoutSeconds: 300,
      table: PROGRESS,
      work: ['read', 'write', 'delete'],
      media: ['write', 'delete'],
      carries: ['ffmpeg', 'fonts'],
    },
    MixSound: {
      memoryMb: 1769,
      timeoutSeconds: 300,
      table: PROGRESS,
      work: ['read', 'write'],
      carries: ['ffmpeg', 'music'],
    },
    JoinFilm: {
      memoryMb: 1769,
      timeoutSeconds: 300,
      table: PROGRESS,
      work: ['read', 'write', 'delete'],
      media: ['read', 'write'],
      secrets: ['signing'],
      carries: ['ffmpeg', 'fonts', 'music', 'c2pa'],
    },
    CertifyFilm: {
      memoryMb: 1769,
      timeoutSeconds: 180,
      table: PROGRESS,
      work: ['read', 'delete'],
      media: ['read'],
      carries: ['ffmpeg', 'fonts', 'c2pa'],
    },
    FinishVideo: { ...SHORT, table: ENDS, work: ['read'] },
    FailVideo: { ...SHORT, table: ENDS },
  },
  'prepare-storyboard': {
    SpeakPassage: {
      ...ASKS,
      timeoutSeconds: 120,
      table: [...PROGRESS, 'PutItem'],
      speech: true,
      media: ['write', 'delete'],
      carries: ['ffmpeg', 'kokoro', 'espeak'],
    },
    PaintPicture: {
      ...ASKS,
      timeoutSeconds: 180,
      table: [...PROGRESS, 'PutItem'],
      painter: true,
      moderates: true,
      work: ['read', 'write', 'delete'],
      media: ['write', 'delete'],
      carries: ['canvas'],
    },
    /** Three minutes of speech take about seven seconds on one core and 460 MB of memory. */
    AlignNarration: {
      memoryMb: 1769,
      timeoutSeconds: 120,
      table: ['GetItem', 'PutItem'],
      work: ['write', 'delete'],
      media: ['read', 'write', 'delete'],
      carries: ['ffmpeg', 'espeak'],
    },
    /**
     * Marks up to forty pictures as failed, each in a separate transaction, after their execution failed in a way
     * that it couldn’t catch.
     */
    FailPreparation: { ...MINUTE, table: [...PROGRESS, 'PutItem'] },
  },
  'delete-account': {
    CancelSubscription: { ...MINUTE, table: ['GetItem'], payments: true },
    DeleteIdentity: { ...SHORT, table: ['GetItem'], people: ['AdminDeleteUser'] },
    WithdrawFilms: { ...MINUTE, table: [...ENDS, 'Query', 'BatchWriteItem'] },
    RevokeConnections: { ...MINUTE, table: ['Query', 'DeleteItem'], publishes: 'calls' },
    DeleteFiles: { ...LONG, table: ['GetItem'], media: ['erase'], work: ['erase'], withheld: ['erase'] },
    ForgetCustomer: { ...MINUTE, table: ['GetItem'], payments: true },
    DeleteRows: { ...LONG, table: ['GetItem', 'Query', 'BatchWriteItem', 'DeleteItem'] },
  },
  'export-account': {
    /** A whole core, because network bandwidth grows with memory, and an account may hold 25 GB. */
    PackExport: {
      memoryMb: 1769,
      timeoutSeconds: 840,
      table: [...ENDS, 'Query', 'ConditionCheckItem'],
      media: ['read'],
      exports: ['write in parts', 'delete'],
    },
    FailExport: { ...SHORT, table: ENDS },
  },
  'series-run': {
    /** Reads the account, the queue of ideas and the series; asks a model for ideas when there are none left. */
    BeginRun: {
      ...MINUTE,
      table: [...ENDS, 'Query', 'ConditionCheckItem'],
      writer: true,
      spends: true,
      secrets: ['origin'],
    },
    WriteScript: {
      ...MINUTE,
      table: [...PROGRESS, 'PutItem', 'Query', 'ConditionCheckItem'],
      writer: true,
      moderates: true,
      spends: true,
    },
    FilmRun: {
      ...MINUTE,
      table: [...ENDS, 'Query', 'DeleteItem', 'ConditionCheckItem'],
      moderates: true,
      spends: true,
      starts: ['film'],
      queues: true,
      aiLine: true,
      secrets: ['origin'],
    },
    FailRun: { ...SHORT, table: [...PROGRESS, 'PutItem', 'Query', 'ConditionCheckItem'] },
  },
  publish: {
    /** Holds a whole film in memory, or two copies while reading it, and takes half a minute to send it in parts. */
    SendPublication: {
      memoryMb: 1024,
      timeoutSeconds: 120,
      table: ['GetItem', 'PutItem', 'UpdateItem', 'Query'],
      media: ['read'],
      moderates: true,
      publishes: 'calls',
    },
  },
  'check-upload': {
    /** Opens files from strangers, so it may access nothing else: not the table, and no secrets. */
    NormaliseUpload: {
      memoryMb: 3008,
      timeoutSeconds: 840,
      arrivals: ['read', 'write'],
      carries: ['ffmpeg', 'canvas'],
    },
    FinishUpload: {
      memoryMb: 512,
      timeoutSeconds: 120,
      table: [...ENDS, 'ConditionCheckItem'],
      arrivals: ['read', 'erase'],
      ownMedia: ['write', 'erase'],
      moderates: true,
    },
    FailUpload: { ...MINUTE, table: ENDS, arrivals: ['erase'], ownMedia: ['erase'] },
  },
} as const satisfies Record<MachineName, Record<string, FunctionLine>>;
