import '#web/ui/theme/tokens.css';
import '#web/ui/theme/base.css';
import '#web/ui/actions/button.css';
import { createRoot } from 'react-dom/client';
import { SamplePlayer } from '#web/features/sample-player/sample-player.tsx';

/** The product's own player with a sample that no shipped one is: its film is the page that `?film=` names. */
const root = createRoot(document.querySelector('#root')!);
root.render(
  <SamplePlayer
    sample={{
      id: 'elsewhere',
      title: 'A film from elsewhere',
      thumbnail: '/samples/art-style.webp',
      duration: 62,
      videoUrl: new URLSearchParams(location.search).get('film')!,
    }}
    onClose={() => root.unmount()}
  />,
);
