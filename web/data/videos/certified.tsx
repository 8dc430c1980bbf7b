import type { MostLike } from '#contract/schemas/series/most-like.ts';
import type { Certificate } from '#contract/schemas/videos.ts';
import { mostLikeWords } from '#web/data/runs/run-words.ts';
import { Icon } from '#web/ui/page/icons.tsx';
import { certificateFigures } from './certificate-figures.ts';
import './certified.css';

interface CertifiedProps {
  readonly certificate: Certificate;
  /** The earlier story most similar to the video’s script; absent for videos that don’t belong to a series. */
  readonly mostLike?: MostLike | undefined;
}

/** A video’s certificate, which expands to show the figures. */
export const Certified = ({ certificate, mostLike }: CertifiedProps) => {
  const alike = mostLikeWords(mostLike);
  return (
    <details className="certified">
      <summary className="certified__name">
        <Icon name="check" />
        Quality checked
        <Icon name="chevron" />
      </summary>
      <dl className="certified__figures">
        {certificateFigures(certificate).map(([name, value]) => (
          <div key={name} className="certified__figure">
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {alike === undefined ? null : <p className="certified__like">{alike}</p>}
    </details>
  );
};
