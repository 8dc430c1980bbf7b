/** The toast of Download and Share before a video is completed. */
export const NOT_READY = {
  tone: 'destructive',
  title: 'Video not ready',
  text: 'Wait until the video is finished, then try again.',
} as const;
