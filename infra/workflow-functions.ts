/** Memory (`docs/decisions/0015`) and time limits of the workflows' functions; the stack and the local Lambda host read the same numbers. */
export interface WorkflowFunction {
  /** The name in the file of its state machine, as `${Name}`. */
  readonly name: string;
  /** `functions/<entry>.lambda.ts`. */
  readonly entry: string;
  readonly memoryMb: number;
  readonly timeoutSeconds: number;
  /** Whether it needs the layer with FFmpeg and the fonts. */
  readonly film: boolean;
}

/**
 * What the system's memory allocator is told in functions that film: frames go back to the system when they are freed.
 * Otherwise its threads keep them in pieces, and a process that films scene after scene grows by 150 MB.
 */
export const FILM_PROCESS_ENVIRONMENT = {
  MALLOC_MMAP_THRESHOLD_: '262144',
  MALLOC_TRIM_THRESHOLD_: '1048576',
} as const;

/** Called by `state-machines/render-video.asl.json`. */
const RENDERING = [
  {
    name: 'PlanScenes',
    entry: 'workflows/render/plan-scenes',
    memoryMb: 512,
    timeoutSeconds: 30,
    film: false,
  },
  { name: 'Narrate', entry: 'workflows/render/narrate', memoryMb: 1024, timeoutSeconds: 120, film: true },
  {
    name: 'PaintScene',
    entry: 'workflows/render/paint-scene',
    memoryMb: 1024,
    timeoutSeconds: 180,
    film: false,
  },
  {
    name: 'FilmScene',
    entry: 'workflows/render/film-scene',
    memoryMb: 3008,
    timeoutSeconds: 300,
    film: true,
  },
  { name: 'JoinFilm', entry: 'workflows/render/join-film', memoryMb: 1769, timeoutSeconds: 300, film: true },
  {
    name: 'CertifyFilm',
    entry: 'workflows/render/certify-film',
    memoryMb: 1769,
    timeoutSeconds: 180,
    film: true,
  },
  {
    name: 'FinishVideo',
    entry: 'workflows/render/finish-video',
    memoryMb: 512,
    timeoutSeconds: 30,
    film: false,
  },
  { name: 'FailVideo', entry: 'workflows/render/fail-video', memoryMb: 512, timeoutSeconds: 30, film: false },
] as const satisfies readonly WorkflowFunction[];

/** Called by `state-machines/delete-account.asl.json`. */
const DELETING = [
  {
    name: 'CancelSubscription',
    entry: 'workflows/account-deletion/cancel-subscription',
    memoryMb: 512,
    timeoutSeconds: 60,
    film: false,
  },
  {
    name: 'DeleteIdentity',
    entry: 'workflows/account-deletion/delete-identity',
    memoryMb: 512,
    timeoutSeconds: 30,
    film: false,
  },
  {
    name: 'WithdrawFilms',
    entry: 'workflows/account-deletion/withdraw-films',
    memoryMb: 512,
    timeoutSeconds: 60,
    film: false,
  },
  {
    name: 'DeleteFiles',
    entry: 'workflows/account-deletion/delete-files',
    memoryMb: 512,
    timeoutSeconds: 120,
    film: false,
  },
  {
    name: 'DeleteRows',
    entry: 'workflows/account-deletion/delete-rows',
    memoryMb: 512,
    timeoutSeconds: 120,
    film: false,
  },
] as const satisfies readonly WorkflowFunction[];

/** In no workflow: run by a schedule. */
const SCHEDULED = [
  { name: 'SweepVideos', entry: 'scheduled/sweep-videos', memoryMb: 512, timeoutSeconds: 60, film: false },
] as const satisfies readonly WorkflowFunction[];

/** The functions of each state machine, by the name of its file. */
export const MACHINES = { 'render-video': RENDERING, 'delete-account': DELETING } as const;
export type MachineName = keyof typeof MACHINES;

export const WORKFLOW_FUNCTIONS = [...RENDERING, ...DELETING, ...SCHEDULED] as const;
