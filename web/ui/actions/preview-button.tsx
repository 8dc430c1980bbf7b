import { Icon } from '#web/ui/page/icons.tsx';
import './preview-button.css';

export interface PreviewButtonProps {
  /** The name of the sound, such as the name of a voice. */
  readonly name: string;
  readonly isPlaying: boolean;
  readonly onToggle: () => void;
}

export const PreviewButton = ({ name, isPlaying, onToggle }: PreviewButtonProps) => (
  <button
    type="button"
    className="preview"
    aria-label={isPlaying ? `Pause ${name}` : `Play preview of ${name}`}
    onClick={onToggle}
  >
    <Icon name={isPlaying ? 'pause' : 'play'} />
  </button>
);
