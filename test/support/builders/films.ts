import type { Certificate, Progress } from '#contract/schemas/videos.ts';
import type { Story } from '#functions/domain/story/story.ts';
import { newId } from '#functions/wiring/clock.ts';
import { stories } from '#functions/wiring/stores.ts';
import type { Visitor } from '#test/support/browser/visitor.ts';

/** About sixteen seconds of speech in three scenes, just above the minimum for a film. */
const SCENES = [
  {
    narration: 'The last train left the station at midnight, and nobody saw who was driving it away.',
    picture: 'A train station at night, a train under a clock, fog.',
  },
  {
    narration: 'A boy with a lantern ran beside the window until the long platform ended.',
    picture: 'A boy with a lantern on a platform at night.',
  },
  {
    narration: "In the morning the train stood there again, empty, his grandfather's hat still warm.",
    picture: 'An empty train at dawn, a hat on a seat.',
  },
] as const;
const MORE_WORDS = [
  'Even the clock had stopped.',
  'His breath gave out.',
  'Somebody must have brought it home.',
];

export const shortScenes = SCENES.map((scene) => ({ ...scene }));

/** A script with enough words for a story, so that a scene's words can be edited. */
export const wordyScenes = shortScenes.map((scene, index) => ({
  ...scene,
  narration: [scene.narration, MORE_WORDS[index]].join(' '),
}));

/** Stores a story, so that film tests don’t have to wait for a writer. */
export const giveStory = async (ownerId: string, change: Partial<Story> = {}): Promise<Story> => {
  const scenes = change.scenes ?? shortScenes;
  const story: Story = {
    id: newId(),
    ownerId,
    title: 'The Midnight Train',
    content: scenes.map((scene) => scene.narration).join(' '),
    category: 'Mystery',
    prompt: 'a train at midnight',
    language: 'en',
    scenes,
    createdAt: new Date().toISOString(),
    ...change,
  };
  await stories().save(story);
  return story;
};

export const createFilm = (
  visitor: Visitor,
  storyId: string,
  headers: Record<string, string> = {},
): Promise<Response> =>
  visitor.post(
    '/api/videos/create',
    { storyId, voiceSettings: { voiceId: 'adam', voiceName: 'Adam' } },
    headers,
  );

interface SeenVideo {
  readonly id: string;
  readonly status: string;
  readonly error?: string;
  readonly certificate?: Certificate;
  readonly progress?: Progress;
}

/**
 * Polls the video, as its owner sees it, until `done` returns true for it. Also returns the percentages seen along
 * the way.
 */
export const watchFilm = async (
  visitor: Visitor,
  videoId: string,
  limitMs = 150_000,
  done = (video: SeenVideo) => video.status !== 'generating',
) => {
  const percents: number[] = [];
  for (const end = Date.now() + limitMs; Date.now() < end; ) {
    const list: SeenVideo[] = await (await visitor.get('/api/videos')).json();
    const video = list.find(({ id }) => id === videoId);
    if (video === undefined) throw new Error(`The video ${videoId} is not in the list`);
    if (video.progress !== undefined) percents.push(video.progress.percent);
    if (done(video)) return { video, percents };
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new Error(`The video ${videoId} did not end within ${limitMs} ms`);
};

export const meOf = async (
  visitor: Visitor,
): Promise<{
  id: string;
  credits: number;
  creditsUsed: number;
  videosGenerated: number;
  timeZone?: string;
}> => (await visitor.get('/api/auth/me')).json();
