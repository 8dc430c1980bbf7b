import type { Certificate } from '#contract/schemas/videos.ts';
import { certificateFigures } from '#web/data/videos/certificate-figures.ts';
import { Icon } from '#web/ui/page/icons.tsx';
import './certified.css';

/** The certificate of a video; its figures unfold. */
export const Certified = ({ certificate }: { readonly certificate: Certificate }) => (
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
  </details>
);
