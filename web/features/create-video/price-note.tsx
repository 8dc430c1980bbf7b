import { useMakingPrice } from '#web/data/videos/making-price.ts';
import './price-note.css';

/** What Create Video costs and how long it takes, next to its button. */
export const PriceNote = ({ script }: { readonly script: string }) => (
  <p className="price-note">{useMakingPrice(script)}</p>
);
