interface Container {
  /** What the recorder is asked for. */
  readonly asked: string;
  readonly type: string;
  readonly ending: string;
}

/** In the order of preference: Chrome and Firefox record Opus, Safari AAC. */
const CONTAINERS: readonly Container[] = [
  { asked: 'audio/webm;codecs=opus', type: 'audio/webm', ending: 'webm' },
  { asked: 'audio/mp4', type: 'audio/mp4', ending: 'm4a' },
  { asked: 'audio/ogg;codecs=opus', type: 'audio/ogg', ending: 'ogg' },
];

/** What this browser records; undefined when it can’t. */
export const recordingType = (isSupported: (type: string) => boolean): Container | undefined =>
  CONTAINERS.find(({ asked }) => isSupported(asked));
