import { Link } from 'react-router-dom';
import { PLANS, SERIES_IN_TRIAL, TRIAL } from '#contract/catalogue.ts';
import type { User } from '#contract/schemas/auth.ts';
import { StartTrialButton } from '#web/data/billing/billing-buttons.tsx';
import { inWords } from '#web/lib/number-words.ts';
import { paths } from '#web/lib/paths.ts';
import { AboutAutoPilot } from './about-auto-pilot.tsx';
import './series-offer.css';

const count = (series: number): string => `${series} series`;

/** For an account whose plan has no series: which plans have how many, and how to get one. */
export const SeriesOffer = ({ user }: { readonly user: User }) => (
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
