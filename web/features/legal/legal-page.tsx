import { formatDate } from '#web/lib/format.ts';
import { PageHead } from '#web/ui/page/page-head.tsx';
import './legal-page.css';

/** A section of a legal text. */
export interface LegalPart {
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly points?: readonly string[];
}

interface LegalPageProps {
  readonly title: string;
  readonly description: string;
  /** A short version of the text, for people who won’t read the rest. */
  readonly summary: string;
  /** ISO date. */
  readonly changed: string;
  readonly parts: readonly LegalPart[];
}

/** A legal text in plain language. */
export const LegalPage = ({ title, description, summary, changed, parts }: LegalPageProps) => (
  <article className="legal wide">
    <PageHead title={`${title} – Veilcast`} description={description} />
    <header className="legal__head">
      <h1 className="legal__title">{title}</h1>
      <p className="legal__summary">{summary}</p>
      <p className="legal__changed">
        In effect since <time dateTime={changed}>{formatDate(changed, 'UTC')}</time>
      </p>
    </header>
    {parts.map(({ heading, paragraphs, points = [] }) => (
      <section key={heading} className="legal__part">
        <h2 className="legal__heading">{heading}</h2>
        <div className="legal__prose">
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {points.length === 0 ? null : (
            <ul className="legal__points">
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          )}
        </div>
      </section>
    ))}
  </article>
);
