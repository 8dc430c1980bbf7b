import type { ReadWriterModel, StoryWriter } from '#functions/domain/providers/ports.ts';
import type { Lazy } from '#functions/domain/request/ports.ts';
import { Refusal } from '#functions/domain/request/refusal.ts';
import type { Run } from '#functions/domain/series/run.ts';
import type { Series } from '#functions/domain/series/series.ts';
import { requestOf } from '#functions/domain/series/writing/run-request.ts';
import { newStory } from '#functions/domain/story/new-story.ts';
import { checkedScript, ownScenes, scenesByLine } from '#functions/domain/story/own-scenes.ts';
import type { Stories } from '#functions/domain/story/ports.ts';
import type { Story } from '#functions/domain/story/story.ts';
import {
  checkWords,
  type ModerationPorts,
  wordsOfScript,
} from '#functions/services/moderation/check-words.ts';
import { earlierEndings } from '#functions/services/stories/earlier-endings.ts';
import { spendOnText, type TextSpendingPorts } from '#functions/services/stories/spend-on-text.ts';

export interface DraftPorts extends TextSpendingPorts, ModerationPorts {
  readonly writer: Lazy<StoryWriter>;
  readonly writerModel: ReadWriterModel;
  readonly stories: Lazy<Stories>;
}

/** The writer’s story for a run’s idea. */
const byWriter = async (ports: DraftPorts, run: Run, series: Series, now: Date): Promise<Story> => {
  const { ownerId } = run;
  const request = requestOf(run, series);
  const earlier = () => earlierEndings(ports.stories(), ownerId);
  const draft = await spendOnText(ports, ownerId, () => ports.writer().write(request, earlier));
  // If the model is unavailable, we don’t fall back to the demo writer, because the next try may reach the model.
  if (draft.insteadOf !== undefined) throw new Refusal('provider_unavailable');
  return newStory(run.storyId, ownerId, { ...request, ...draft, run: run.id }, now);
};

/** A story exactly as its creator wrote it. */
const asWritten = (run: Run, script: string, { choice }: Series, now: Date): Story => {
  const { category, language } = choice;
  const content = checkedScript(script);
  const byLine = scenesByLine(content, language);
  const scenes = byLine ?? ownScenes(content, language, false);
  const title = run.idea.text;
  const told = {
    title,
    prompt: '',
    category,
    language,
    scenes,
    content,
    isOwn: true,
    run: run.id,
    linesAreScenes: byLine !== undefined,
  };
  return newStory(run.storyId, run.ownerId, told, now);
};

/**
 * A story for one round of a run, not yet saved: the creator's own script as written, unless the run is being remade
 * and a model is available to rewrite it. Throws if moderation rejects the story or the writer refuses.
 */
export const draftScript = async (ports: DraftPorts, run: Run, series: Series, now: Date): Promise<Story> => {
  const { script } = run.idea;
  const isKept = script !== undefined && (run.round === 1 || (await ports.writerModel()) === null);
  const story = isKept ? asWritten(run, script, series, now) : await byWriter(ports, run, series, now);
  await checkWords(ports, run.ownerId, wordsOfScript(story.title, story.scenes));
  return story;
};
