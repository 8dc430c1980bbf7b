import { Link } from 'react-router-dom';
import { useEntrance } from '#web/lib/use-entrance.ts';
import './closing-call.css';

/** The last word, and the way in once more. */
export const ClosingCall = () => (
  <section className="closing" aria-labelledby="closing">
    <div className="wide closing__inside">
      <h2 id="closing" className="closing__title">
        Your first film is one line away
      </h2>
      <div>
        <p className="closing__lead">Type it tonight. Post it before you sleep.</p>
        <Link className="button button--primary button--large" to={useEntrance()}>
          Get Started
        </Link>
      </div>
    </div>
  </section>
);
