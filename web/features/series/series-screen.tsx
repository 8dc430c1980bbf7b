import { type ReactNode, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import type { User } from '#contract/schemas/auth.ts';
import type { SeriesList } from '#contract/schemas/series/series.ts';
import { sentenceOf } from '#web/data/api/api-error.ts';
import { useSeriesList } from '#web/data/series/series.ts';
import { paths } from '#web/lib/paths.ts';
import { ActionButton } from '#web/ui/actions/action-button.tsx';
import { useMessages } from '#web/ui/dialog/messages.tsx';
import { Icon } from '#web/ui/page/icons.tsx';
import { LoadProblem } from '#web/ui/states/load-problem.tsx';
import { SeriesCard } from './series-card.tsx';
import { CreateSeriesDialog } from './wizard/create-series-dialog.tsx';
import '#web/ui/states/skeleton.css';
import './series-screen.css';
import { PLANS, SERIES_IN_TRIAL, TRIAL } from '#contract/catalogue.ts';
import { StartTrialButton } from '#web/data/billing/billing-buttons.tsx';
import { inWords } from '#web/lib/number-words.ts';
import './series-offer.css';

const STEPS = [
  'You say what the series is about, when its videos are due, and how they look and sound.',
  'Ahead of each time, we make the video, from your own script or from a new one that an AI model writes.',
  'You approve it, ask for another one, or skip it. Nothing is posted unless you say so.',
] as const;

/** What auto-pilot does. */
const AboutAutoPilot = () => (
  <ol className="about-auto-pilot">
    {STEPS.map((step, index) => (
      <li key={step} className="about-auto-pilot__step">
        <span className="about-auto-pilot__mark" aria-hidden="true">
          {index + 1}
        </span>
        {step}
      </li>
    ))}
  </ol>
);

const count = (series: number): string => `${series} series`;

/** For an account whose plan includes no series: how many series each plan includes, and how to get such a plan. */
const SeriesOffer = ({ user }: { readonly user: User }) => (
  <section className="series-offer" aria-labelledby="series-offer">
    <h2 id="series-offer">Set up a channel once, look in for five minutes a week</h2>
    <AboutAutoPilot />
    <p className="series-offer__plan">
      {user.trialAvailable === true
        ? `Your plan doesn’t include series. A trial of ${TRIAL.days} days includes ${inWords(SERIES_IN_TRIAL)}, and so do these plans:`
        : 'Your plan doesn’t include series. These plans do:'}
    </p>
    <ul className="series-offer__plans">
      {PLANS.filter(({ series }) => series > 0).map(({ name, series }) => (
        <li key={name} className="series-offer__one">
          <span>{name}</span>
          <span className="series-offer__count">{count(series)}</span>
        </li>
      ))}
    </ul>
    <div className="series-offer__buttons">
      {user.trialAvailable === true ? <StartTrialButton /> : null}
      <Link className={user.trialAvailable === true ? 'button' : 'button button--primary'} to={paths.pricing}>
        See Plans
      </Link>
    </div>
  </section>
);

const LOADING = [1, 2] as const;

const Loading = () => (
  <output className="series-list" aria-busy="true" aria-label="Loading your series">
    {LOADING.map((card) => (
      <span key={card} className="series-card series-card--loading">
        <span className="skeleton next-frame" />
        <span className="series-card__words">
          <span className="skeleton skeleton--title" />
          <span className="skeleton skeleton--line" />
          <span className="skeleton skeleton--short" />
        </span>
      </span>
    ))}
  </output>
);

const activeOf = ({ series }: SeriesList): number =>
  series.filter(({ status }) => status === 'active').length;

/** Opens the wizard if the plan allows another series; otherwise says what to do. */
const useRoomCheck = (list: SeriesList | undefined, onRoom: () => void): (() => Promise<void>) => {
  const { choose } = useMessages();
  const navigate = useNavigate();
  return async () => {
    if (list === undefined || activeOf(list) < list.allowed) {
      onRoom();
      return;
    }
    const { allowed } = list;
    const wantsPlans = await choose({
      message: `Your plan allows ${allowed} active series at a time, and you already have ${allowed === 1 ? 'one' : 'that many'}.`,
      detail: 'Pause or delete one to start another, or choose a bigger plan.',
      confirm: 'See Plans',
      decline: 'Cancel',
      tone: 'primary',
    });
    if (wantsPlans) await navigate(paths.pricing);
  };
};

const NewSeries = ({ onPress }: { readonly onPress: () => void }) => (
  <ActionButton look="primary" onClick={onPress}>
    <Icon name="plus" />
    New Series
  </ActionButton>
);

interface SeriesScreenProps {
  readonly user: User;
  /** The runs that are waiting for an answer, shown at the top if there are any. */
  readonly waiting: ReactNode;
}

/** Auto-pilot: all of the account’s series. */
export const SeriesScreen = ({ user, waiting }: SeriesScreenProps) => {
  const query = useSeriesList();
  const [isCreating, setCreating] = useState(false);
  const { data } = query;
  const begin = useRoomCheck(data, () => setCreating(true));
  if (query.isPending) return <Loading />;
  if (data === undefined)
    return <LoadProblem title="We couldn’t load your series" hint={sentenceOf(query.error)} query={query} />;
  const { series, allowed } = data;
  return (
    <div className="series-screen">
      {series.some((one) => one.waiting > 0) ? waiting : null}
      {allowed === 0 ? <SeriesOffer user={user} /> : null}
      {allowed > 0 && series.length === 0 ? (
        <section className="series-offer" aria-labelledby="about-auto-pilot">
          <h2 id="about-auto-pilot">Set up a channel once, look in for five minutes a week</h2>
          <AboutAutoPilot />
          <NewSeries onPress={() => void begin()} />
        </section>
      ) : null}
      {series.length === 0 ? null : (
        <section className="series-screen__all" aria-label="Your series">
          <div className="series-screen__head">
            <p className="series-screen__room">
              {allowed === 0
                ? 'What your series made stays here. None can be active in your plan.'
                : `${activeOf(data)} of ${allowed} series active`}
            </p>
            {allowed === 0 ? null : <NewSeries onPress={() => void begin()} />}
          </div>
          <ul className="series-list">
            {series.map((one) => (
              <SeriesCard key={one.id} series={one} />
            ))}
          </ul>
        </section>
      )}
      {isCreating ? <CreateSeriesDialog onClose={() => setCreating(false)} /> : null}
    </div>
  );
};
