import { Link } from 'react-router-dom';
import { useEntrance } from '#web/data/session/use-entrance.ts';
import book from './frames/book.webp';
import harbour from './frames/harbour.webp';
import lighthouse from './frames/lighthouse.webp';
import quay from './frames/quay.webp';
import './closing-call.css';

const STRIP = [lighthouse, harbour, quay, book];

/** The closing call to action. */
export const ClosingCall = () => (
  <section className="closing" aria-labelledby="closing">
    <div className="wide closing__inside">
      <div>
        <h2 id="closing" className="closing__title">
          Your first video is one line away
        </h2>
        <p className="closing__lead">Type it tonight. Post it before you sleep.</p>
        <Link className="button button--primary button--large" to={useEntrance()}>
          Get Started
        </Link>
      </div>
      <ul className="closing__strip" aria-hidden="true">
        {STRIP.map((source) => (
          <li key={source}>
            <img
              className="closing__frame"
              src={source}
              alt=""
              width="270"
              height="480"
              loading="lazy"
              decoding="async"
            />
          </li>
        ))}
      </ul>
    </div>
  </section>
);
