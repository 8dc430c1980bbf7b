import { useId } from 'react';
import { Link } from 'react-router-dom';
import type { Series } from '#contract/schemas/series/series.ts';
import { cadenceInWords } from '#web/data/series/airing-words.ts';
import { seriesPath } from '#web/lib/paths.ts';
import { ToggleField } from '#web/ui/kit/fields.tsx';
import { Icon } from '#web/ui/page/icons.tsx';
import { NextFrame } from './next-frame.tsx';
import { NextWords } from './next-words.tsx';
import { IdeasLeft, SeriesTrouble } from './series-state.tsx';
import { useSwitch } from './use-switch.ts';
import './series-card.css';

const waitingInWords = (waiting: number): string =>
  waiting === 1 ? '1 waits for your answer' : `${waiting} wait for your answer`;

/** A series: what comes next, what is waiting, and why it is paused. */
export const SeriesCard = ({ series }: { readonly series: Series }) => {
  const titleId = useId();
  const { isOn, set } = useSwitch(series);
  const path = seriesPath(series.id);
  return (
    <li>
      <article className="series-card" aria-labelledby={titleId}>
        <NextFrame series={series} />
        <div className="series-card__words">
          <h2 id={titleId} className="series-card__name">
            <Link to={path} className="series-card__open">
              {series.name}
            </Link>
          </h2>
          <p className="series-card__next">
            <NextWords series={series} />
          </p>
          <p className="series-card__cadence">{cadenceInWords(series.cadence)}</p>
          <p className="series-card__facts">
            <IdeasLeft ideas={series.ideas} />
            {series.waiting === 0 ? null : (
              <Link to={path} className="series-card__waiting">
                <Icon name="eye" />
                {waitingInWords(series.waiting)}
              </Link>
            )}
          </p>
          <div className="series-card__switch">
            <ToggleField label="Active" checked={isOn} onChange={set} />
          </div>
        </div>
        <SeriesTrouble series={series} />
      </article>
    </li>
  );
};
