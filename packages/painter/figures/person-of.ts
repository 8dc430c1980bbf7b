import type { Easel } from '#painter/canvas/easel.ts';
import type { Setting } from '#painter/settings/setting.ts';
import { stageOf } from '#painter/stage.ts';

/** In a room, the camera is closer. */
const INDOOR_SCALE = 1.45;

/** The height of an adult in this picture, in units. */
export const personOf = ({ shot, height }: Easel, setting: Setting): number =>
  stageOf(shot).person * height * (setting.indoors && setting.surface === 'floor' ? INDOOR_SCALE : 1);
