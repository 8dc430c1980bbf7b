import { Icon } from './icons.tsx';
import './steps.css';

/** A wizard's progress: done, current and upcoming steps. */
export const Steps = ({
  names,
  current,
}: {
  readonly names: readonly string[];
  readonly current: number;
}) => (
  <ol className="steps" aria-label="Steps">
    {names.map((name, index) => (
      <li
        key={name}
        className={index < current ? 'steps__step steps__step--done' : 'steps__step'}
        aria-current={index === current ? 'step' : undefined}
      >
        <span className="steps__mark" aria-hidden="true">
          {index < current ? <Icon name="check" /> : index + 1}
        </span>
        {name}
        {index < current ? <span className="hidden-visually">, done</span> : null}
      </li>
    ))}
  </ol>
);
