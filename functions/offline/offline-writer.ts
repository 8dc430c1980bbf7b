import type { StoryWriter } from '#functions/domain/providers/ports.ts';
import { writeStory } from './writer/write-story.ts';

/** Stories without a model, behind the same port. */
export const offlineWriter: StoryWriter = { write: async (request) => writeStory(request) };
