import { Icon } from '#web/ui/page/icons.tsx';
import type { Sending } from './upload-queue.ts';
import './sending-list.css';

interface SendingListProps {
  readonly items: readonly Sending[];
  readonly idOf: (key: string) => string;
  readonly onRetry: (key: string) => void;
  readonly onDrop: (key: string) => void;
}

const PERCENT = 100;

const wordsOf = ({ stage, share }: Sending): string => {
  switch (stage) {
    case 'waiting':
      return 'Waits for its turn';
    case 'sending':
      return share < 1 ? `Uploading, ${Math.floor(share * PERCENT)}%` : 'Uploaded, finishing';
    case 'checking':
      return 'Checking the file';
    case 'ready':
      return 'Ready';
    case 'stopped':
      return 'Not uploaded';
    default:
      return stage satisfies never;
  }
};

/**
 * The files that a creator has just chosen: the progress of each, and what is wrong with those that can’t be
 * used.
 */
export const SendingList = ({ items, idOf, onRetry, onDrop }: SendingListProps) =>
  items.length === 0 ? null : (
    <ul className="sending-list" aria-label="Files on their way">
      {items.map((item) => (
        <li key={item.key} className={`sending sending--${item.stage}`}>
          <div className="sending__words">
            <p className="sending__name">{item.name}</p>
            {item.problem === undefined ? (
              <p className="sending__state">{wordsOf(item)}</p>
            ) : (
              <p id={idOf(item.key)} className="sending__problem" role="alert">
                <span className="hidden-visually">{item.name}: </span>
                {item.problem}
              </p>
            )}
            {item.stage === 'stopped' ? null : (
              <progress
                className="sending__bar"
                aria-label={`Upload of ${item.name}`}
                max={1}
                // Without a value, the bar is indeterminate, since nobody can tell how long the check will
                // take.
                {...(item.stage === 'checking' ? {} : { value: item.share })}
              />
            )}
          </div>
          <div className="sending__buttons">
            {item.stage === 'stopped' && item.canRetry ? (
              <button type="button" className="button sending__retry" onClick={() => onRetry(item.key)}>
                Try Again <span className="hidden-visually">{item.name}</span>
              </button>
            ) : null}
            <button
              type="button"
              className="button button--quiet button--icon"
              aria-label={item.stage === 'stopped' ? `Dismiss ${item.name}` : `Cancel ${item.name}`}
              onClick={() => onDrop(item.key)}
            >
              <Icon name="close" />
            </button>
          </div>
        </li>
      ))}
    </ul>
  );
