import { Link } from 'react-router-dom';
import { paths } from '#web/lib/paths.ts';
import { useSession } from '#web/lib/session.ts';
import './landing-page.css';

/** A plain front page: what the product does, and the way in. */
export const LandingPage = () => {
  const session = useSession();
  return (
    <div className="hero">
      <div className="hero__words">
        <h1 className="hero__title">Viral faceless videos on auto-pilot</h1>
        <p className="hero__lead">
          Write one line. Get back a story, a voice, pictures in motion and captions, as one finished vertical film.
        </p>
        <p className="hero__action">
          <Link className="button button--primary button--large" to={session.status === 'signed-in' ? paths.dashboard : paths.login}>
            Get Started
          </Link>
          <span className="hero__note">3 films a month are free. No card.</span>
        </p>
      </div>
      <div className="hero__screen" aria-hidden="true" />
    </div>
  );
};
