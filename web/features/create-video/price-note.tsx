import { useMakingPrice } from '#web/data/videos/making-price.ts';
import './price-note.css';

/** What Create Video costs and takes, beside its button. */
export const PriceNote = ({ script }: { readonly script: string }) => (
  <p className="price-note">{useMakingPrice(script)}</p>
);
