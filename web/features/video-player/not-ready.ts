/** The toast that Download and Share show before a video is completed. */
export const NOT_READY = {
  tone: 'destructive',
  title: 'Video not ready',
  text: 'You can download or share it once it’s finished.',
} as const;
