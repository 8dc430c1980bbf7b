import '#web/ui/theme/tokens.css';
import '#web/ui/theme/base.css';
import '#web/ui/actions/button.css';
import { createRoot } from 'react-dom/client';
import { defined } from '#test/support/values.ts';
import { SamplePlayer } from '#web/features/sample-player/sample-player.tsx';

/** The product’s player with a sample that isn’t shipped: the provider page given in `?film=`. */
const root = createRoot(defined(document.querySelector('#root')));
root.render(
  <SamplePlayer
    sample={{
      id: 'elsewhere',
      title: 'A film from elsewhere',
      thumbnail: '/samples/art-style.webp',
      duration: 62,
      videoUrl: defined(new URLSearchParams(location.search).get('film')),
    }}
    onClose={() => root.unmount()}
  />,
);
