/** The media types of a film’s files, by format. */
export const CONTENT_TYPES = { mp4: 'video/mp4', webm: 'video/webm' } as const;
