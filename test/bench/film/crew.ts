/**
 * Films scenes of the fixed film when asked, one at a time, as a warm FilmScene process does: `crew.ts <dir>
 * <one|mp4|all> <scenes> <folder for the clips>`.
 */

import { filmScene } from '#functions/film/picture/film-scene.ts';
import {
  FIXED_LOOK,
  FileSet,
  fixedTimeline,
  ingredientsIn,
  renditionsOf,
} from '#test/support/bench/fixed-film.ts';
import { type Filmed, peakMb, stopwatch } from '#test/support/bench/stages.ts';
import { sceneIn } from '#test/support/film/film-fixtures.ts';

const [dir = '', set, scenes, outDir = ''] = process.argv.slice(2);
const timeline = fixedTimeline(Number(scenes));
const renditions = renditionsOf(FileSet.parse(set));

const film = async (index: number): Promise<Filmed> => {
  const { stages, timed } = stopwatch();
  const { clips } = await timed(`scene ${index + 1}`, () =>
    filmScene({
      still: ingredientsIn(dir).still(index),
      scene: sceneIn(timeline, index),
      index,
      count: timeline.scenes.length,
      ...FIXED_LOOK,
      outDir,
      renditions,
    }),
  );
  return { stages, paths: clips.map(({ path }) => path), peakMb: peakMb() };
};

process.on('message', (index: number) => void film(index).then((filmed) => process.send?.(filmed)));
process.send?.('ready');
