import { Link } from 'react-router-dom';
import { CLAIMS, FREE_VIDEOS_PER_MONTH } from '#contract/catalogue.ts';
import { HERO_SAMPLES } from '#web/data/samples/samples.ts';
import { useEntrance } from '#web/data/session/use-entrance.ts';
import { atStart } from '#web/lib/number-words.ts';
import { Avatar } from '#web/ui/page/avatar.tsx';
import { SampleFrame } from './sample-frame.tsx';
import './hero.css';

/** Invented names, shown as initials; none belongs to a real customer. */
const CREATORS = ['Mara Lind', 'Theo Okafor', 'Ines Duarte', 'Jonas Weber', 'Aiko Tanaka'];

/** The headline, Get Started, and three finished videos. */
export const Hero = () => (
  <section className="hero wide" aria-labelledby="hero-title">
    <div className="hero__words">
      <h1 id="hero-title" className="hero__title">
        Viral faceless videos on <span className="hero__lit">auto-pilot</span>
      </h1>
      <p className="hero__lead">
        Write one line. Get back a story, a voice, pictures in motion, captions and music: one finished
        vertical video for TikTok and YouTube Shorts.
      </p>
      <div className="hero__act">
        <Link className="button button--primary button--large" to={useEntrance()}>
          Get Started
        </Link>
        <p className="hero__note">{`${atStart(FREE_VIDEOS_PER_MONTH)} free videos a month. No card needed.`}</p>
      </div>
      <div className="hero__crowd">
        <ul className="hero__creators" aria-hidden="true">
          {CREATORS.map((name) => (
            <li key={name} className="hero__creator">
              <Avatar name={name} />
            </li>
          ))}
        </ul>
        <p>
          Trusted by <strong className="hero__count">{CLAIMS.creators}</strong> creators
        </p>
      </div>
    </div>
    <ul className="hero__films">
      {HERO_SAMPLES.map((sample, place) => (
        <li key={sample.id} className="hero__film">
          <SampleFrame sample={sample} load={place === 0 ? 'first' : 'soon'} />
        </li>
      ))}
    </ul>
  </section>
);
