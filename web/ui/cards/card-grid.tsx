import { type ReactNode, useEffect, useRef } from 'react';
import { ActionButton } from '#web/ui/actions/action-button.tsx';
import './card-grid.css';
import '../states/skeleton.css';

/** Vertical frames side by side. */
export const CardGrid = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <ul className="card-grid" aria-label={label}>
    {children}
  </ul>
);

const LOADING_CARDS = [1, 2, 3, 4] as const;
const LOADING_LINES = [1, 2, 3, 4, 5, 6] as const;

/** Placeholders while a list loads. */
export const CardGridLoading = ({
  label,
  of,
}: {
  readonly label: string;
  readonly of: 'films' | 'texts';
}) => (
  <output className="card-grid" aria-busy="true" aria-label={label}>
    {LOADING_CARDS.map((card) =>
      of === 'films' ? (
        <span key={card} className="card-grid__loading">
          <span className="frame skeleton" />
          <span className="skeleton skeleton--line" />
          <span className="skeleton skeleton--line" />
          <span className="skeleton skeleton--short" />
        </span>
      ) : (
        <span key={card} className="frame card-grid__text">
          <span className="skeleton skeleton--short" />
          <span className="skeleton skeleton--title" />
          {LOADING_LINES.map((line) => (
            <span key={line} className="skeleton skeleton--text" />
          ))}
        </span>
      ),
    )}
  </output>
);

export interface MoreOnScrollProps {
  readonly list: {
    readonly hasNextPage: boolean;
    readonly isFetchingNextPage: boolean;
    readonly isFetchNextPageError: boolean;
    readonly dataUpdatedAt: number;
    readonly fetchNextPage: () => unknown;
  };
}

const AHEAD = '600px';

/** Where the next page will be. Calls `onNear` once, shortly before it scrolls into view. */
const NextPage = ({ onNear }: { readonly onNear: () => void }) => {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = ref.current;
    if (element === null) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting === true) onNear();
      },
      { rootMargin: AHEAD },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [onNear]);
  return <div ref={ref} />;
};

/**
 * Loads the next page shortly before the end of the list scrolls into view. If a page fails to load, the creator
 * decides when to try again.
 */
export const MoreOnScroll = ({ list }: MoreOnScrollProps) => {
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, dataUpdatedAt, fetchNextPage } = list;
  return (
    <div className="more">
      {hasNextPage && !isFetchingNextPage && !isFetchNextPageError ? (
        // A new one after each page: an observer reports only changes, and the end may still be in view.
        <NextPage key={dataUpdatedAt} onNear={fetchNextPage} />
      ) : null}
      <output>{isFetchingNextPage && !isFetchNextPageError ? 'Loading more' : ''}</output>
      {isFetchNextPageError ? (
        <div className="more__problem">
          <p role="alert">We couldn’t load the rest of the list.</p>
          <ActionButton isBusy={isFetchingNextPage} busyText="Loading…" onClick={() => void fetchNextPage()}>
            Try Again
          </ActionButton>
        </div>
      ) : null}
    </div>
  );
};
