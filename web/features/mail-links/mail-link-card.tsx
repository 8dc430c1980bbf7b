import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { sentenceOf } from '#web/data/api/api-error.ts';
import { paths } from '#web/lib/paths.ts';
import { PageHead } from '#web/ui/page/page-head.tsx';
import './mail-link-card.css';

interface MailLinkCardProps {
  readonly title: string;
  readonly words: string;
  /** What the button does, and its progress. */
  readonly action: string;
  readonly work: {
    readonly mutate: () => void;
    readonly isPending: boolean;
    readonly isSuccess: boolean;
    readonly error: Error | null;
  };
  readonly done: { readonly title: string; readonly words: string };
}

/**
 * The page behind a link in an email. Nothing changes until its button is pressed, because programs, too, follow
 * links in emails.
 */
export const MailLinkCard = ({ title, words, action, work, done }: MailLinkCardProps) => {
  const shown: { title: string; words: ReactNode } = work.isSuccess ? done : { title, words };
  return (
    <section className="mail-link">
      <PageHead title={`${title} – Veilcast`} description={words} />
      <div className="mail-link__card">
        <div aria-live="polite" className="mail-link__words">
          <h1 className="mail-link__title">{shown.title}</h1>
          <p>{shown.words}</p>
        </div>
        {work.error === null ? null : (
          <p role="alert" className="mail-link__problem">
            {sentenceOf(work.error)}
          </p>
        )}
        {work.isSuccess ? (
          <Link className="button" to={paths.home}>
            Go to Veilcast
          </Link>
        ) : (
          <button
            type="button"
            className="button button--primary"
            aria-busy={work.isPending}
            onClick={() => (work.isPending ? undefined : work.mutate())}
          >
            {action}
          </button>
        )}
      </div>
    </section>
  );
};
