import { framePageOf } from '#web/data/samples/provider-page.ts';
import { ControlledPlayer } from './controlled-player.tsx';
import { FramePlayer } from './frame-player.tsx';
import type { PlayerHeadProps } from './player-head.tsx';
import './sample-player.css';

/**
 * A full-screen sample player, with our controls, or with the provider's if its frame accepts no commands.
 */
export const SamplePlayer = ({ sample, onClose }: PlayerHeadProps) => {
  const page = framePageOf(sample.videoUrl);
  return page === undefined ? (
    <ControlledPlayer sample={sample} onClose={onClose} />
  ) : (
    <FramePlayer sample={sample} page={page} onClose={onClose} />
  );
};
