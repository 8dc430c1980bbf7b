import type { Story } from '#functions/domain/story/story.ts';

const NARRATION = 'The last train left the station at midnight.';

/** The shortest possible story, for tests that create video rows but no films. */
export const storyOf = (ownerId: string): Story => ({
  id: 'story',
  ownerId,
  title: 'The Midnight Train',
  content: NARRATION,
  category: 'Mystery',
  prompt: 'a train',
  language: 'en',
  scenes: [{ narration: NARRATION, picture: 'A train at night.' }],
  createdAt: '2026-11-20T12:00:00.000Z',
});

export const choice = {
  storyId: 'story',
  voiceSettings: { voiceId: 'adam', voiceName: 'Adam' },
  captionStyle: 'pop',
  aiLine: false,
} as const;
