import type { Certificate } from '#contract/schemas/videos.ts';
import { certificateText } from '#web/data/videos/certificate-text.ts';
import { Icon } from '#web/ui/page/icons.tsx';

/** The certificate of a video, in one line. */
export const Certified = ({ certificate }: { readonly certificate: Certificate }) => (
  <p className="certified">
    <Icon name="check" />
    {certificateText(certificate)}
  </p>
);
