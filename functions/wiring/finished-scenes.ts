import type { FinishedScenes } from '#functions/domain/story/ports.ts';
import { FINISHED_TEXTS } from '#offline/finished/finished-texts.ts';

export const finishedScenes: FinishedScenes = (id) => FINISHED_TEXTS[id].scenes;
