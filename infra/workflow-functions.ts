/** Memory and time limits of the workflow's functions; the stack and the local Lambda host read the same numbers. */
export interface WorkflowFunction {
  /** The name in `state-machines/render-video.asl.json`, as `${Name}`. */
  readonly name: string;
  /** `functions/workflow/<entry>.lambda.ts`. */
  readonly entry: string;
  readonly memoryMb: number;
  readonly timeoutSeconds: number;
  /** Whether it needs the layer with FFmpeg and the fonts. */
  readonly film: boolean;
}

export const WORKFLOW_FUNCTIONS = [
  { name: 'PlanScenes', entry: 'plan-scenes', memoryMb: 512, timeoutSeconds: 30, film: false },
  { name: 'Narrate', entry: 'narrate', memoryMb: 1024, timeoutSeconds: 120, film: true },
  { name: 'PaintScene', entry: 'paint-scene', memoryMb: 1024, timeoutSeconds: 180, film: false },
  { name: 'FilmScene', entry: 'film-scene', memoryMb: 3008, timeoutSeconds: 300, film: true },
  { name: 'JoinFilm', entry: 'join-film', memoryMb: 3008, timeoutSeconds: 300, film: true },
  { name: 'CertifyFilm', entry: 'certify-film', memoryMb: 2048, timeoutSeconds: 180, film: true },
  { name: 'FinishVideo', entry: 'finish-video', memoryMb: 512, timeoutSeconds: 30, film: false },
  { name: 'FailVideo', entry: 'fail-video', memoryMb: 512, timeoutSeconds: 30, film: false },
  /** Not in the workflow: run by a schedule. */
  { name: 'SweepVideos', entry: 'sweep-videos', memoryMb: 512, timeoutSeconds: 60, film: false },
] as const satisfies readonly WorkflowFunction[];
