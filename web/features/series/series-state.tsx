import type { Series } from '#contract/schemas/series/series.ts';
import { Icon } from '#web/ui/page/icons.tsx';
import './series-state.css';

/** A series with this many ideas or fewer will soon run out of them. */
const FEW_IDEAS = 2;

/** Why a series is paused, or why its last video failed; renders nothing while all is well. */
export const SeriesTrouble = ({ series }: { readonly series: Series }) => {
  const { pause, trouble } = series;
  const sentence = pause?.sentence ?? trouble;
  if (sentence === undefined) return null;
  return (
    <p className={pause === undefined ? 'series-trouble series-trouble--bad' : 'series-trouble'}>
      <Icon name={pause === undefined ? 'warning' : 'pause'} />
      {sentence}
    </p>
  );
};

const ideasInWords = (ideas: number): string => {
  if (ideas === 0) return 'No ideas left';
  return ideas === 1 ? '1 idea left' : `${ideas} ideas left`;
};

/** How many ideas are waiting, with a warning when they will soon run out. */
export const IdeasLeft = ({ ideas }: Pick<Series, 'ideas'>) => (
  <span className={ideas <= FEW_IDEAS ? 'ideas-left ideas-left--few' : 'ideas-left'}>
    {ideas <= FEW_IDEAS ? <Icon name="warning" /> : null}
    {ideasInWords(ideas)}
  </span>
);
