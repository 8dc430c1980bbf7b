import { lazy, Suspense, useState } from 'react';
import { loadPart } from '#web/data/api/load-part.ts';
import { ActionButton } from '#web/ui/actions/action-button.tsx';
import { Icon } from '#web/ui/page/icons.tsx';
import type { OwnMusic as Shown } from './own-music.tsx';

/** Few videos have music of one’s own, so its code and the list of sounds load when asked for. */
const OwnMusic = lazy(async () => ({
  default: (await loadPart(() => import('./own-music.tsx'))).OwnMusic,
}));

/** A button that opens the creator’s own music below it. */
export const OwnMusicPart = (props: Parameters<typeof Shown>[0]) => {
  const [isOpen, setOpen] = useState(props.chosen !== undefined);
  return isOpen ? (
    <Suspense fallback={<output>Loading your music</output>}>
      <OwnMusic {...props} />
    </Suspense>
  ) : (
    <ActionButton className="own-music-button" onClick={() => setOpen(true)}>
      <Icon name="music" />
      Use My Own Music
    </ActionButton>
  );
};
