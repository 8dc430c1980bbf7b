import { Link } from 'react-router-dom';
import { paths } from '#web/lib/paths.ts';
import { useSession } from '#web/lib/session.ts';
import { StoryStrip } from './story-strip.tsx';
import './landing-page.css';

/** The front page: what the product does, shown by a story in frames, and the way in. */
export const LandingPage = () => {
  const session = useSession();
  return (
    <>
      <section className="hero">
        <h1 className="hero__title">Viral faceless videos on auto-pilot</h1>
        <div className="hero__side">
          <p className="hero__lead">
            Write one line. Get back a story, a voice, pictures in motion and captions: one finished vertical
            film.
          </p>
          <Link
            className="button button--primary button--large"
            to={session.status === 'signed-in' ? paths.dashboard : paths.login}
          >
            Get Started
          </Link>
          <p className="hero__note">Three films a month are free. No card.</p>
        </div>
      </section>
      <StoryStrip />
    </>
  );
};
